import { type ContentTypeName, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { MarkedText } from '@ochiq/contract/search/search';
import type { Core } from '@strapi/strapi';

import { createRightsCheck, populateCreator, type RightsCheck } from '../../people/roles/panel-rights';
import { getRows } from '../../platform/strapi/rows';
import { listAllowedFields } from '../history/allowed-fields';
import { groupPublished, readEntryStates } from '../list-details/entry-states';
import { createFileCheck } from '../../people/roles/file-rights';
import { listConditionFields } from '../../people/roles/role-conditions';
import { findFileHits, findIndexed, type IndexedHit } from './find-hits';
import type { PanelIndex } from './panel-index';
import { type EntryGroup, type EntryHit, type FileHit, type PanelSearchResponse, searchedTypeNames } from './panel-search';

/** How many hits of a type are shown: a longer list is the type's own. */
const maxShown = 5;
/** With so many entries no further types are looked at: more than a screen of results is not read, but searched more narrowly. */
const maxEntries = 25;

type VersionRow = Readonly<Record<string, unknown>> & { documentId: string; locale: string; publishedAt: string | null; updatedAt: string };

const hasMatch = (text: MarkedText) => text.some(({ isMatch }) => isMatch);

/**
 * Returns what of a hit the user may see; `null` for nothing. Where a field of the type is hidden from them, the index cannot
 * say whether the match is in that one: only a match in the title is shown.
 */
function limitToRights(type: ContentTypeName, hit: IndexedHit, check: RightsCheck): Pick<EntryHit, 'title' | 'excerpt'> | null {
  const isAllAllowed = listAllowedFields(type, (field) => check('read', field)).length === Object.keys(contentTypes[type].fields).length;
  if (isAllAllowed) return { title: hit.title, excerpt: hit.excerpt };
  return hasMatch(hit.title) ? { title: hit.title, excerpt: [] } : null;
}

type VisibleHit = Omit<EntryHit, 'state'> & { draft: VersionRow; published: VersionRow | undefined };

/** Chooses the hits of a type that the user may see, one of each document. */
function chooseVisible(
  strapi: Core.Strapi,
  userAbility: unknown,
  type: ContentTypeName,
  { hits, rows }: { hits: readonly IndexedHit[]; rows: readonly VersionRow[] },
): VisibleHit[] {
  const shown = new Map<string, VisibleHit>();
  for (const hit of hits) {
    const { document, locale } = hit;
    if (shown.size === maxShown) break;
    const own = rows.filter((row) => row.documentId === document && row.locale === locale);
    const draft = own.find(({ publishedAt }) => publishedAt === null);
    if (!draft || shown.has(document)) continue;
    const check = createRightsCheck(strapi, userAbility, getContentTypeUid(type), draft);
    const visible = check('read') ? limitToRights(type, hit, check) : null;
    const published = own.find(({ publishedAt }) => publishedAt !== null);
    if (visible) shown.set(document, { document, locale, draft, published, ...visible });
  }
  return [...shown.values()];
}

/** Reads which hits of a type the user may see, and in which state these are. */
async function readHits(
  strapi: Core.Strapi,
  userAbility: unknown,
  type: ContentTypeName,
  hits: readonly IndexedHit[],
): Promise<EntryHit[]> {
  const rows = await getRows<VersionRow>(strapi, getContentTypeUid(type)).findMany({
    where: { documentId: { $in: [...new Set(hits.map(({ document }) => document))] } },
    select: ['documentId', 'locale', 'publishedAt', 'updatedAt', ...listConditionFields(type)],
    populate: populateCreator,
  });
  const visible = chooseVisible(strapi, userAbility, type, { hits, rows });
  const shown = new Set(visible.map(({ document }) => document));
  const live = rows.filter(({ documentId, publishedAt }) => publishedAt !== null && shown.has(documentId));
  const { getState } = await readEntryStates(strapi, type, [...shown], groupPublished(live));
  return visible.map(({ draft, published, ...hit }) => ({ ...hit, state: getState(hit, draft, published) }));
}

async function readFileHits(strapi: Core.Strapi, userAbility: unknown, hits: ReturnType<typeof findFileHits>): Promise<FileHit[]> {
  const mayRead = createFileCheck(strapi, userAbility, 'read');
  if (!mayRead || hits.length === 0) return [];
  const where = { id: { $in: hits.map(({ id }) => id) } };
  const rows = await getRows<{ id: number; name: string }>(strapi, 'plugin::upload.file').findMany({
    where,
    select: ['id', 'name'],
    populate: populateCreator,
  });
  const shown = hits.flatMap((hit) => {
    const row = rows.find(({ id }) => id === hit.id);
    return row && mayRead(row) ? [{ ...hit, name: row.name }] : [];
  });
  return shown.slice(0, maxShown);
}

/** Searches everything that the user may read. @param order the languages, that of the user's panel first */
export async function searchPanel(
  strapi: Core.Strapi,
  index: PanelIndex,
  { userAbility, q, order }: { userAbility: unknown; q: string; order: readonly Locale[] },
): Promise<PanelSearchResponse> {
  const open = await index.read();
  if (open === null) return { isReading: true, repaired: null, groups: [], files: [] };
  const { kinds, list, getRepaired } = findIndexed(open.entries, q, order);
  const groups: EntryGroup[] = [];
  let count = 0;
  for (const kind of kinds) {
    if (count >= maxEntries) break;
    const hits = list(kind);
    for (const type of searchedTypeNames.filter((name) => hits.some((hit) => hit.type === name))) {
      const ofType = hits.filter((hit) => hit.type === type);
      const readable = await readHits(strapi, userAbility, type, ofType);
      if (readable.length > 0) groups.push({ type, hits: readable });
      count += readable.length;
    }
  }
  // A corrected word comes from some entry: it is shown with one that the user may read.
  const shownLocales = new Set(groups.flatMap(({ hits }) => hits.map(({ locale }) => locale)));
  const isInTitle = ({ hits }: EntryGroup) => hits.some(({ title }) => hasMatch(title));
  return {
    isReading: false,
    repaired:
      order
        .filter((locale) => shownLocales.has(locale))
        .map(getRepaired)
        .find((text) => text !== null) ?? null,
    groups: groups.toSorted((one, other) => Number(isInTitle(other)) - Number(isInTitle(one))),
    files: await readFileHits(strapi, userAbility, findFileHits(open.files, q)),
  };
}
