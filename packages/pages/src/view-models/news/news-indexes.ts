import { mapLocales, type Locale, type Localized } from '@ochiq/contract/routing/locales';

import { buildArchive, getFrontLength, type ArchivePage, type DatedItem } from '../../pagination/archive.ts';
import { buildPageLinks, type PageLinks } from '../../pagination/pagination.ts';
import { selectVersion } from '../../content/content.ts';
import { compareByNewest } from '../../format/order.ts';
import { withLocale, type RenderContext } from '../../render-context.ts';

/** The key of a news index: all news, that of a year, or that of a category or tag by its id. */
export type NewsIndexKey = 'all' | 'pinned' | `year ${string}` | `label ${string}`;

/** News in the reader's language, newest first; and the number of further items in other languages. */
type NewsIndex = { news: DatedItem[]; elsewhere: number };

const emptyIndex: NewsIndex = { news: [], elsewhere: 0 };
const yearPrefix = 'year ';

/** The fields that decide the position of a news item: a change of any other field moves nothing. */
type NewsPlacement = { date: string; foreign: boolean; pinned: boolean; labels: readonly string[] };

const emptyPlacements = mapLocales((): NewsPlacement | null => null);

function getPlacements({ content }: RenderContext, documentId: string): Localized<NewsPlacement | null> {
  const document = content.news.get(documentId);
  if (!document) return emptyPlacements;
  return mapLocales((locale) => {
    const { entry, foreign } = selectVersion(document, locale);
    const { date, pinned, category, tags } = entry;
    return { date, foreign: foreign !== null, pinned, labels: [category, ...tags] };
  });
}

const listNames = ({ date, pinned, labels }: NewsPlacement): Set<NewsIndexKey> =>
  new Set<NewsIndexKey>([
    'all',
    ...(pinned ? (['pinned'] as const) : []),
    `year ${date.slice(0, 4)}`,
    ...labels.map((label): NewsIndexKey => `label ${label}`),
  ]);

type NewsIndexes = { newest: string | null; byName: Record<string, NewsIndex> };

/** Builds all indexes in one pass over the news, the newest first. */
function buildNewsIndexes(context: RenderContext): NewsIndexes {
  const { content, locale, remember } = context;
  const placements = [...content.news.keys()]
    .flatMap((documentId) => {
      // In all languages at once: each memo of an item takes a kilobyte.
      const placement = remember(`news place ${documentId}`, () => getPlacements(context, documentId))[locale];
      return placement ? [{ documentId, ...placement }] : [];
    })
    .sort(compareByNewest(({ date }) => date));
  const byName: Record<string, NewsIndex> = {};
  for (const { documentId, ...placement } of placements) {
    const item = { id: documentId, day: placement.date };
    for (const name of listNames(placement)) {
      const newsIndex = (byName[name] ??= { news: [], elsewhere: 0 });
      if (placement.foreign) newsIndex.elsewhere += 1;
      else newsIndex.news.push(item);
    }
  }
  return { newest: placements[0]?.documentId ?? null, byName };
}

/** Returns all indexes, computed once per change; what depends on a part is only notified of changes in that part. */
const getNewsIndexes = (context: RenderContext) => context.remember(`news shelves ${context.locale}`, () => buildNewsIndexes(context));

/** Returns the id of the newest item in any language. */
export const getNewestId = (context: RenderContext): string | null =>
  context.remember(`newest news ${context.locale}`, () => getNewsIndexes(context).newest);

const getNewsIndex = (context: RenderContext, name: NewsIndexKey): NewsIndex =>
  context.remember(`news shelf ${context.locale} ${name}`, () => getNewsIndexes(context).byName[name] ?? emptyIndex);

/** Lists the ids of an index in the reader's language, the newest first. */
export const listNewsIds = (context: RenderContext, name: NewsIndexKey): string[] =>
  context.remember(`news ids ${context.locale} ${name}`, () => getNewsIndex(context, name).news.map(({ id }) => id));

/** Counts the news of an index in the reader's language. */
export const countNews = (context: RenderContext, name: NewsIndexKey): number =>
  context.remember(`news count ${context.locale} ${name}`, () => getNewsIndex(context, name).news.length);

/** Returns whether an index has news: a category, a tag or a year without news has no page. */
export const hasNews = (context: RenderContext, name: NewsIndexKey): boolean =>
  context.remember(`news there ${context.locale} ${name}`, () => countNews(context, name) > 0);

/** Counts the news of an index that exists in other languages only. */
export const countInOtherLanguages = (context: RenderContext, name: NewsIndexKey): number =>
  context.remember(`news elsewhere ${context.locale} ${name}`, () => getNewsIndex(context, name).elsewhere);

/** Lists the ids of the newest items, optionally with pinned ones first. */
export function listNewestIds(context: RenderContext, length: number, order: 'pinned-first' | 'newest-first' = 'newest-first'): string[] {
  return context.remember(`news ${order} ${context.locale} ${String(length)}`, () => {
    const pinned = order === 'pinned-first' ? listNewsIds(context, 'pinned') : [];
    const others = listNewsIds(context, 'all').filter((id) => !pinned.includes(id));
    return [...pinned, ...others].slice(0, length);
  });
}

const isYear = (name: NewsIndexKey) => name.startsWith(yearPrefix);

/** Returns the archive of an index, the newest page first; empty where the list's own page shows everything. */
const getArchive = (context: RenderContext, name: NewsIndexKey, perPage: number): ArchivePage[] =>
  context.remember(`news archive ${context.locale} ${name} ${String(perPage)}`, () => {
    const { news } = getNewsIndex(context, name);
    return getFrontLength(news.length, perPage) < news.length ? buildArchive(news, isYear(name) ? 'year' : 'all') : [];
  });

/** Lists the names of the archive pages, the newest first. */
export const listArchiveNames = (context: RenderContext, name: NewsIndexKey, perPage: number): string[] =>
  context.remember(`news archive names ${context.locale} ${name} ${String(perPage)}`, () =>
    getArchive(context, name, perPage).map((page) => page.name),
  );

/** Lists the ids on a list's own page, the newest. */
export const listFrontIds = (context: RenderContext, name: NewsIndexKey, perPage: number): string[] =>
  context.remember(`news front ${context.locale} ${name} ${String(perPage)}`, () => {
    const ids = listNewsIds(context, name);
    return ids.slice(0, getFrontLength(ids.length, perPage));
  });

/** Returns the period of an archive page; `null` where there is no page of that name. */
const getArchivePeriod = (context: RenderContext, name: NewsIndexKey, perPage: number, page: string): string | null =>
  context.remember(
    `news archive period ${context.locale} ${name} ${String(perPage)} ${page}`,
    () => getArchive(context, name, perPage).find((one) => one.name === page)?.period ?? null,
  );

/**
 * Returns whether a language's archive has the same page: with less news, a page of the same name may cover a longer
 * period.
 */
export const isArchivedIn = (context: RenderContext, locale: Locale, name: NewsIndexKey, perPage: number, page: string): boolean =>
  getArchivePeriod(withLocale(context, locale), name, perPage, page) === getArchivePeriod(context, name, perPage, page);

/**
 * Returns a page of the archive.
 * @throws the archive has none of that name
 */
export const getArchivePage = (context: RenderContext, name: NewsIndexKey, perPage: number, page: string): ArchivePage =>
  context.remember(`news archive page ${context.locale} ${name} ${String(perPage)} ${page}`, () => {
    const match = getArchive(context, name, perPage).find((one) => one.name === page);
    if (!match) throw new Error(`The archive of ${name} has no page ${page}`);
    return match;
  });

/** Finds the name of the archive page with an item; `null` where the list has no archive, or no such item. */
export const findArchivePageName = (context: RenderContext, name: NewsIndexKey, perPage: number, id: string): string | null =>
  context.remember(
    `news archive page with ${context.locale} ${name} ${String(perPage)} ${id}`,
    () => getArchive(context, name, perPage).find(({ ids }) => ids.includes(id))?.name ?? null,
  );

/**
 * Returns the links from a page of an index.
 * @param page `null` for the list's own page
 */
export const getPageLinks = (context: RenderContext, name: NewsIndexKey, perPage: number, page: string | null): PageLinks =>
  context.remember(`news way ${context.locale} ${name} ${String(perPage)} ${String(page)}`, () => {
    // The first item that the list's own page does not show.
    const next = listNewsIds(context, name)[perPage];
    const beyond = next === undefined ? null : findArchivePageName(context, name, perPage, next);
    return buildPageLinks(getArchive(context, name, perPage), page, beyond);
  });

/** Lists the years that have news in the reader's language, the newest first. */
export const listNewsYears = (context: RenderContext): string[] =>
  context.remember(`news years ${context.locale}`, () =>
    Object.entries(getNewsIndexes(context).byName)
      .flatMap(([name, { news }]) => (name.startsWith(yearPrefix) && news.length > 0 ? [name.slice(yearPrefix.length)] : []))
      .sort()
      .reverse(),
  );
