import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { getAdminService, type Permission } from '../../platform/strapi/admin-services';
import { ensureRole } from './ensure-role';
import { unnotedContent } from './unnoted-types';

/** What a start noted that did not note the types. */
const localesMade = z.array(z.string());

const subjects: readonly string[] = contentTypeNames.map(getContentTypeUid);
const mediaActions = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link', 'configure-view'];

function contentPermissions(strapi: Core.Strapi, locale: Locale): readonly Permission[] {
  const actions = getAdminService(strapi, 'permission').actionProvider.values();
  const inContent = actions.filter(({ section }) => section === 'contentTypes');
  return getAdminService(strapi, 'content-type')
    .getPermissionsWithNestedFields(inContent)
    .filter(({ subject }) => subject !== null && subjects.includes(subject))
    .map(({ action, subject, properties, conditions }) => ({
      action,
      subject,
      properties: { ...properties, locales: [locale] },
      conditions,
    }));
}

const mediaPermissions: readonly Permission[] = mediaActions.map((action) => ({
  action: `plugin::upload.${action}`,
  subject: null,
  properties: {},
  conditions: [],
}));

/** Creates one role for each language. */
export async function ensureEditorRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'setup' });
  const made = localesMade.parse((await store.get({ key: 'editor-roles' })) ?? []);
  for (const locale of localeCodes)
    await ensureRole(strapi, {
      key: `editor-${locale}`,
      name: `Editor (${locale})`,
      description: `Writes and publishes in one language: ${locales[locale].name}`,
      types: subjects,
      permissions: [...contentPermissions(strapi, locale), ...mediaPermissions],
      unnoted: made.includes(locale) ? unnotedContent.map(getContentTypeUid) : null,
    });
}
