import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { createRightsCheck } from '../../people/roles/panel-rights';
import { getDocuments } from '../../platform/strapi/documents';
import { toUse } from '../uses/read-entries';

type Named = { uid: string; documentId: string };

const populate = { createdBy: { populate: { roles: true } } };

/** Reads what some entries are called in a language, as far as the user may read them. */
export async function readEntryTitles(
  strapi: Core.Strapi,
  userAbility: unknown,
  locale: Locale,
  named: readonly Named[],
): Promise<Record<string, string>> {
  const titles: Record<string, string> = {};
  for (const type of contentTypeNames) {
    const uid = getContentTypeUid(type);
    const documentIds = [...new Set(named.filter((one) => one.uid === uid).map(({ documentId }) => documentId))];
    if (documentIds.length === 0) continue;
    const search = { filters: { documentId: { $in: documentIds } }, locale, status: 'draft', populate } as const;
    for (const row of await getDocuments(strapi, uid).findMany(search)) {
      const title = toUse(type, row, [])?.title ?? '';
      if (title !== '' && createRightsCheck(strapi, userAbility, uid, row)('read')) titles[row.documentId] = title;
    }
  }
  return titles;
}
