import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { NewerSource } from '@ochiq/contract/fields/content-type';
import { isLocale, type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { getRows } from '../../platform/strapi/rows';
import { type FreshChange, withChangeRecord } from '../change-log/record';
import { groupPublished } from '../list-details/entry-states';
import type { NoticeKind } from '../review/review-notices';
import { readTranslations } from '../list-details/read-translations';

type Document = { type: ContentTypeName; document: string };
type OutdatedRow = { id: number; document: string; locale: string; source: string; at: string };

const rowFields = ['id', 'document', 'locale', 'source', 'at'] as const;

const toNewerSource = ({ source, at }: Pick<OutdatedRow, 'source' | 'at'>): NewerSource | null =>
  isLocale(source) ? { source, at: new Date(at).toISOString() } : null;

/** Stores what a translation is behind, or that it is not. @returns whether that is new */
async function storeNewerSource(
  strapi: Core.Strapi,
  { type, document, locale }: Document & { locale: Locale },
  stored: OutdatedRow | undefined,
  newer: NewerSource | null,
): Promise<boolean> {
  const before = stored ? toNewerSource(stored) : null;
  if (before?.source === newer?.source && before?.at === newer?.at) return false;
  const rows = getTable(strapi, 'outdated-translation');
  if (stored) await rows.deleteMany({ where: { id: stored.id } });
  if (newer) await rows.create({ data: { type, document, locale, source: newer.source, at: new Date(newer.at) } });
  // What a person was told of a planned publication is settled.
  else await getTable(strapi, 'notice').deleteMany({ where: { type, document, locale, kind: 'published-outdated' satisfies NoticeKind } });
  return true;
}

/**
 * Stores which translations of a document are outdated for readers, in the transaction of what may have changed that.
 * @param published the languages that readers see
 * @returns those of them that are outdated now, or behind another version, or no longer outdated
 */
export async function updateOutdated(
  strapi: Core.Strapi,
  { type, document }: Document,
  published: readonly Locale[],
): Promise<readonly Locale[]> {
  const where = { type, document };
  const stored = await getTable(strapi, 'outdated-translation').findMany({ where, select: rowFields });
  const { findOutdated } = await readTranslations(strapi, type, new Map([[document, published]]));
  const changed: Locale[] = [];
  for (const locale of localeCodes) {
    const newer = published.includes(locale) ? findOutdated(document, locale) : null;
    const row = stored.find((one) => one.locale === locale);
    const isNew = await storeNewerSource(strapi, { ...where, locale }, row, newer);
    if (isNew && published.includes(locale)) changed.push(locale);
  }
  return changed;
}

/** Lists the change that readers see of translations: none where there is none. */
export const listOutdatedChanges = ({ type, document }: Document, locales: readonly Locale[]): FreshChange[] =>
  locales.length === 0 ? [] : [{ kind: 'outdated', type, documentId: document, locales: [...locales].sort(), file: null }];

/** Forgets the translations into a language that was deleted, and from it. */
export async function deleteOutdated(strapi: Core.Strapi, locale: string): Promise<void> {
  await getTable(strapi, 'outdated-translation').deleteMany({ where: { $or: [{ locale }, { source: locale }] } });
}

type Entry = Readonly<Record<string, unknown>>;

const toKey = (document: unknown, locale: unknown) => `${String(document)} ${String(locale)}`;

/** Adds to published entries, as the content API sends them, what they are behind where they are outdated translations. */
export async function addNewerSources<E extends Entry>(strapi: Core.Strapi, type: ContentTypeName, entries: readonly E[]): Promise<E[]> {
  const documents = [...new Set(entries.flatMap(({ documentId }) => (typeof documentId === 'string' ? [documentId] : [])))];
  if (documents.length === 0) return [...entries];
  const rows = await getTable(strapi, 'outdated-translation').findMany({
    where: { type, document: { $in: documents } },
    select: rowFields,
  });
  const newer = new Map(rows.map((row) => [toKey(row.document, row.locale), toNewerSource(row)]));
  return entries.map((entry) => {
    const outdated = newer.get(toKey(entry['documentId'], entry['locale']));
    return outdated ? { ...entry, outdated } : entry;
  });
}

/** Has a further number whenever what is outdated follows from the history in another way. */
const noteKey = 'outdated-translations-2';

/** Stores once, at the first start that knows the table or follows the history in this way, which translations are outdated already. */
export const fillOutdated = (strapi: Core.Strapi): Promise<void> =>
  withChangeRecord(strapi, async () => {
    const store = strapi.store({ type: 'core', name: 'setup' });
    const changes: FreshChange[] = [];
    if ((await store.get({ key: noteKey })) === true) return { result: undefined, changes };
    for (const type of contentTypeNames) {
      const search = { where: { publishedAt: { $notNull: true } }, select: ['documentId', 'locale'] };
      const rows = await getRows<{ documentId: string; locale: string }>(strapi, getContentTypeUid(type)).findMany(search);
      const published = groupPublished(rows);
      const { findOutdated } = await readTranslations(strapi, type, published, true);
      const stored = await getTable(strapi, 'outdated-translation').findMany({ where: { type }, select: ['document'] });
      const documents = new Set(stored.map(({ document }) => document));
      for (const [document, locales] of published) if (locales.some((locale) => findOutdated(document, locale))) documents.add(document);
      for (const document of documents) {
        const locales = published.get(document) ?? [];
        changes.push(...listOutdatedChanges({ type, document }, await updateOutdated(strapi, { type, document }, locales)));
      }
    }
    await store.set({ key: noteKey, value: true });
    return { result: undefined, changes };
  });
