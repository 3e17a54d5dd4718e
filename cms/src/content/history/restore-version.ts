import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import type { RightsCheck } from '../../people/roles/panel-rights';
import { getDocuments } from '../../platform/strapi/documents';
import { withWriteLock } from '../../platform/database/transactions';
import { listAllowedFields } from './allowed-fields';
import { toDocumentData } from './document-data';
import { readKnownTargets } from './known-targets';
import { nameMissing } from './name-missing';
import { withOrigin } from './origin';
import { readContents } from './stored-contents';
import type { VersionRow } from './stored-versions';
import type { EntryQuery, RestoredResponse } from './version';

/**
 * Makes a version the draft of its entry, as far as the user may read and update its fields; publishes nothing.
 * @returns the fields that could not be restored as they were, and what is gone of them
 */
export async function restoreVersion(
  strapi: Core.Strapi,
  entry: EntryQuery,
  row: VersionRow,
  { check, userAbility }: { check: RightsCheck; userAbility: unknown },
): Promise<RestoredResponse> {
  const { type, document: documentId, locale } = entry;
  return withWriteLock(strapi, async () => {
    const content = (await readContents(strapi, [row.content])).get(row.content) ?? {};
    const names = listAllowedFields(type, (path) => check('read', path) && check('update', path));
    const { data, missing } = toDocumentData(type, content, names, await readKnownTargets(strapi, type, [content], locale));
    const service = getDocuments(strapi, getContentTypeUid(type));
    const restored = await withOrigin({ source: 'restore' }, () => service.update({ documentId, locale, data }));
    if (!restored) throw new errors.NotFoundError('There is no such entry any more');
    return { missing: await nameMissing(strapi, userAbility, missing) };
  });
}
