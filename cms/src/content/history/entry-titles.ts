import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { createRightsCheck, populateCreator } from '../../people/roles/panel-rights';
import { getDocuments } from '../../platform/strapi/documents';
import { listConditionFields } from '../../people/roles/role-conditions';
import { getTitleFields, toUse } from '../uses/read-entries';
import type { EntryQuery } from './version';

/**
 * Adds their titles to entries, empty for those without one, and leaves out entries that are gone or that the user may
 * not read. The order stays.
 */
export async function addReadableTitles<E extends EntryQuery>(
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
      const search = {
        filters: { documentId: { $in: [...new Set(documentIds)] } },
        locale,
        status: 'draft',
        // Rights may depend on further fields than the title.
        fields: ['documentId', 'locale', ...getTitleFields(type), ...listConditionFields(type)],
        populate: populateCreator,
      } as const;
      for (const row of await getDocuments(strapi, uid).findMany(search))
        if (createRightsCheck(strapi, userAbility, uid, row)('read'))
          titles.set(`${type} ${row.documentId} ${locale}`, toUse(type, row, [])?.title ?? '');
    }
  return entries.flatMap((entry) => {
    const title = titles.get(`${entry.type} ${entry.document} ${entry.locale}`);
    return title === undefined ? [] : [{ ...entry, title }];
  });
}

/**
 * Adds their titles to entries of which there may be no text in their language yet: those of the first other language that the user may
 * read. Entries that they may read in no language are left out. The order stays.
 */
export async function addTitlesInAnyLanguage<E extends EntryQuery>(
  strapi: Core.Strapi,
  userAbility: unknown,
  entries: readonly E[],
): Promise<(E & { title: string })[]> {
  const others = entries.flatMap((entry) => [entry.locale, ...localeCodes].map((locale) => ({ ...entry, locale, entry })));
  const titles = new Map<E, string>();
  for (const { entry, title } of await addReadableTitles(strapi, userAbility, others)) if (!titles.has(entry)) titles.set(entry, title);
  return entries.flatMap((entry) => {
    const title = titles.get(entry);
    return title === undefined ? [] : [{ ...entry, title }];
  });
}

type Named = { uid: string; documentId: string };

/** Reads what some entries are called in a language, as far as the user may read them, by their document ids. */
export async function readEntryTitles(
  strapi: Core.Strapi,
  userAbility: unknown,
  locale: Locale,
  named: readonly Named[],
): Promise<Record<string, string>> {
  const entries = named.flatMap(({ uid, documentId }) => {
    const type = contentTypeNames.find((name) => getContentTypeUid(name) === uid);
    return type ? [{ type, document: documentId, locale }] : [];
  });
  const titled = await addReadableTitles(strapi, userAbility, entries);
  return Object.fromEntries(titled.flatMap(({ document, title }) => (title === '' ? [] : [[document, title]])));
}
