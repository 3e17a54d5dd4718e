import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { formatEntryTarget, formatTarget } from '@ochiq/contract/fields/menu-target';
import { getPageReference } from '@ochiq/contract/fields/page-parent';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import type { Row } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import { hasLocale } from '../publish-validation/publish-together';
import { findEntryPlaces } from '../uses/entry-places';
import { findEntryRows, findRowsPointingTo, findRowsWith, findRowsWithFiles, listFields } from '../uses/find-rows';
import { readFullVersions, toUse } from '../uses/read-entries';
import type { Use } from '../uses/use';
import { findOccurrences, type Occurrence, type Sought, emptyMatcher } from './find-occurrences';

/** What is to be taken away: documents of a type, in some languages. */
export type Removal = { type: ContentTypeName; documents: readonly string[]; locale: string | readonly string[] };

/** A file of the media library that is to be deleted. */
export type RemovedFile = { id: number; hash: string };

/** A version that uses what is removed, and where. */
type UsingVersion = { row: Row; occurrences: readonly Occurrence[] };

/** An entry, in one language, that uses what is removed. */
export type EntryUse = { use: Use; draft: UsingVersion | null; published: UsingVersion | null };

type LinkFields = Parameters<typeof findRowsWith>[2];

const linkFields: LinkFields = listFields(
  ({ cms, follow, isPageParent }) => cms.type === 'blocks' || cms.type === 'json' || follow !== undefined || isPageParent === true,
);
const textFields: LinkFields = listFields(({ cms }) => cms.type === 'blocks' || cms.type === 'json');

type FullVersion = { type: ContentTypeName; version: Row };

/** Collects the drafts and published versions that use what is sought, by entry. */
function collectUses(versions: readonly FullVersion[], getSought: (locale: Locale) => Sought): EntryUse[] {
  const uses = new Map<string, EntryUse>();
  for (const { type, version } of versions) {
    const use = toUse(type, version, []);
    const occurrences = use ? findOccurrences(type, version, getSought(use.locale)) : [];
    if (!use || occurrences.length === 0) continue;
    const key = `${type} ${use.documentId} ${use.locale}`;
    const known = uses.get(key) ?? { use, draft: null, published: null };
    const words = [...new Set([...known.use.words, ...occurrences.map((one) => one.words).filter((text) => text !== '')])];
    const using = { row: version, occurrences };
    uses.set(key, {
      ...known,
      ...(use.isPublished ? { published: using } : { draft: using }),
      use: { ...(use.isPublished ? use : known.use), isPublished: known.use.isPublished || use.isPublished, words },
    });
  }
  return [...uses.values()];
}

type LocaleRow = { documentId: string; locale: string };

/** The documents of a removal that readers see in a removed language, and those that remain in another one. */
async function readPublishedLocales(strapi: Core.Strapi, { type, documents, locale }: Removal) {
  const where = { documentId: { $in: documents }, publishedAt: { $notNull: true } };
  const rows = await getRows<LocaleRow>(strapi, getContentTypeUid(type)).findMany({ where, select: ['documentId', 'locale'] });
  const isRemoved = (row: LocaleRow) => hasLocale(locale, row.locale);
  const remaining = new Set(rows.filter((row) => !isRemoved(row)).map(({ documentId }) => documentId));
  const going = documents.filter((id) => rows.some((row) => row.documentId === id && isRemoved(row)));
  return { going, leaving: going.filter((id) => !remaining.has(id)) };
}

/** Types that follow what they name by themselves: redirects end, and comments are withdrawn and shown with their item. */
const following: readonly ContentTypeName[] = ['redirect', 'news-comment'];

/** Reads what leads to documents that leave the site in all languages; those that remain in one lead there by themselves. */
async function readLeaving(strapi: Core.Strapi, type: ContentTypeName, leaving: readonly string[]) {
  const places = await Promise.all(leaving.map((document) => findEntryPlaces(strapi, { type, document, locale: '*' })));
  const targets = new Set(leaving.map((document) => formatEntryTarget(type, document)));
  const parents = new Set(type === 'page' ? leaving.map((document): string => getPageReference(document)) : []);
  return { places, targets, parents };
}

/**
 * Finds the entries that use documents which are to be taken off the site: by relations in the same language, and by
 * links, menus and places in the tree where no language of the document remains.
 */
export async function findRemovalUses(strapi: Core.Strapi, removal: Removal): Promise<readonly EntryUse[]> {
  const { type, documents, locale } = removal;
  const { going, leaving } = await readPublishedLocales(strapi, removal);
  if (going.length === 0) return [];
  const { places, targets, parents } = await readLeaving(strapi, type, leaving);
  const words = [...new Set([...places.flatMap((place) => place.words), ...targets, ...parents])];
  const matches = [...(await findRowsPointingTo(strapi, type, going)), ...(await findRowsWith(strapi, words, linkFields))];
  const rows = await findEntryRows(strapi, matches);
  const versions = (await readFullVersions(strapi, rows)).filter(
    (one) => !following.includes(one.type) && !(one.type === type && documents.includes(one.version.documentId)),
  );
  const uid = getContentTypeUid(type);
  return collectUses(versions, (reader) => ({
    ...emptyMatcher,
    isReference: (target, id) => target === uid && going.includes(id) && hasLocale(locale, reader),
    isTarget: (target) => targets.has(formatTarget(target)),
    isAddress: (address) => places.some(({ isLinkedFrom }) => isLinkedFrom(address, reader)),
    isParent: (parent) => parents.has(parent),
  }));
}

/** Finds the entries that show some files, in any language, published or not. */
export async function findRemovedFileUses(strapi: Core.Strapi, files: readonly RemovedFile[]): Promise<readonly EntryUse[]> {
  if (files.length === 0) return [];
  const hashes = new Set(files.map(({ hash }) => hash));
  const ids = files.map(({ id }) => id);
  const matches = [...(await findRowsWithFiles(strapi, ids)), ...(await findRowsWith(strapi, [...hashes], textFields))];
  const rows = await findEntryRows(strapi, matches);
  return collectUses(await readFullVersions(strapi, rows), () => ({ ...emptyMatcher, isFile: (hash) => hashes.has(hash) }));
}
