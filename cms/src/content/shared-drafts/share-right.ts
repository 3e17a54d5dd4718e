import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { withWriteLock } from '../../platform/database/transactions';
import { getAdminService, type Permission } from '../../platform/strapi/admin-services';
import { getRows } from '../../platform/strapi/rows';

/** The right to show drafts outside, which roles have for a type and a language like the right to publish them. */
export const shareRight = 'plugin::content-manager.explorer.share';
const publishRight = 'plugin::content-manager.explorer.publish';

const sharedTypes: string[] = contentTypeNames.map(getContentTypeUid);

/** Registers the right; call it before any role is created: Strapi grants no right that it does not know. */
export const registerShareRight = (strapi: Core.Strapi): Promise<unknown> =>
  getAdminService(strapi, 'permission').actionProvider.register({
    ...{ section: 'contentTypes', pluginName: 'content-manager', uid: 'explorer.share', displayName: 'Show drafts outside' },
    subjects: sharedTypes,
  });

type StoredGrant = Permission & { role: { id: number } | null };

const noteKey = 'share-right';

/**
 * Gives the right once to each role that publishes, for what it publishes: until there was one, who might change an entry might
 * show its draft. What administrators change of it later stays.
 */
export const grantShareRight = (strapi: Core.Strapi): Promise<void> =>
  withWriteLock(strapi, async () => {
    const store = strapi.store({ type: 'core', name: 'setup' });
    if ((await store.get({ key: noteKey })) === true) return;
    const readGrants = (action: string) =>
      getRows<StoredGrant>(strapi, 'admin::permission').findMany({ where: { action }, populate: { role: { select: ['id'] } } });
    const toPlace = ({ role, subject }: StoredGrant) => `${String(role?.id)} ${subject ?? ''}`;
    // A new site has its roles with it.
    const granted = new Set((await readGrants(shareRight)).map(toPlace));
    for (const grant of await readGrants(publishRight)) {
      const { role, subject, properties, conditions } = grant;
      if (role === null || subject === null || !sharedTypes.includes(subject) || granted.has(toPlace(grant))) continue;
      await getAdminService(strapi, 'role').addPermissions(role.id, [{ action: shareRight, subject, properties, conditions }]);
    }
    await store.set({ key: noteKey, value: true });
  });
