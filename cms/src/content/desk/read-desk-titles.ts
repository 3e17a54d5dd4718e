import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { createRightsCheck } from '../../people/roles/panel-rights';
import { getDocuments } from '../../platform/strapi/documents';
import type { EntryQuery } from '../history/version';
import { toUse } from '../uses/read-entries';

const populate = { createdBy: { populate: { roles: true } } };

/**
 * Adds their titles to entries, and leaves out those that are gone or that the user may not read. The order stays.
 */
export async function readDeskTitles<E extends EntryQuery>(
  strapi: Core.Strapi,
  userAbility: unknown,
  entries: readonly E[],
): Promise<(E & { title: string })[]> {
  const titles = new Map<string, string>();
  for (const type of contentTypeNames)
    for (const locale of localeCodes) {
      const documentIds = entries.flatMap((entry) => (entry.type === type && entry.locale === locale ? [entry.document] : []));
      if (documentIds.length === 0) continue;
      const uid = getContentTypeUid(type);
      const search = { filters: { documentId: { $in: documentIds } }, locale, status: 'draft', populate } as const;
      for (const row of await getDocuments(strapi, uid).findMany(search))
        if (createRightsCheck(strapi, userAbility, uid, row)('read'))
          titles.set(`${type} ${row.documentId} ${locale}`, toUse(type, row, [])?.title ?? '');
    }
  return entries.flatMap((entry) => {
    const title = titles.get(`${entry.type} ${entry.document} ${entry.locale}`);
    return title === undefined ? [] : [{ ...entry, title }];
  });
}
