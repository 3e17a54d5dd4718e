import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { findNewest, getHost, toAbsoluteUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { serializeAtom, serializeJsonFeed, type Feed, type FeedItem } from './feed-formats.ts';
import { feedNames, getFeedPath, pageFeed, type FeedName } from './feed-place.ts';
import { getSingle } from '../render-context.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';
import { getSection } from '../view-models/get-section.ts';
import { feedLists, getPageFeedTitle, type FeedEntry } from './feed-lists.ts';

/**
 * Creates a tag URI, which outlasts every address (RFC 4151). Its year is the one since which this site creates such
 * names.
 */
const createTagUri = (siteUrl: string, specific: string) => `tag:${getHost(siteUrl).replace(/:\d+$/u, '')},2026:${specific}`;

function toFeedItem(
  fileContext: SiteFileContext,
  locale: Locale,
  { type, documentId, updatedAt, day, path, body, ...texts }: FeedEntry,
): FeedItem {
  return {
    id: createTagUri(fileContext.siteUrl, `${locale}/${type}/${documentId}`),
    title: texts.title,
    url: toAbsoluteUrl(fileContext, path),
    summary: texts.summary,
    text: body.flatMap(extractParagraphs).join('\n'),
    published: day === null ? null : `${day}T00:00:00+05:00`,
    updated: updatedAt,
  };
}

/** Builds the feed of a list in one language; its timestamps are those of its content. */
function buildFeed(fileContext: SiteFileContext, name: FeedName | typeof pageFeed, locale: Locale): Feed {
  const context = fileContext.readings[locale];
  const home = name === pageFeed ? 'site-map' : name;
  const section = getSection(context, home);
  const { entry: site } = getSingle(context, 'site');
  const items = feedLists[name](context).map((entry) => toFeedItem(fileContext, locale, entry));
  return {
    name,
    id: createTagUri(fileContext.siteUrl, `${locale}/${name}`),
    locale,
    title: `${name === pageFeed ? getPageFeedTitle(locale) : section.entry.title} — ${site.shortName}`,
    subtitle: name === pageFeed ? null : section.entry.lead,
    home: toAbsoluteUrl(fileContext, pathFor(home, locale, {})),
    author: site.name,
    updated: findNewest([section.entry.updatedAt, ...items.map(({ updated }) => updated)]) ?? section.entry.updatedAt,
    items,
  };
}

/** Builds a feed in both formats. */
function buildFormats(feed: Feed, fileContext: SiteFileContext): GeneratedFile[] {
  const [atom, json] = [getFeedPath(feed.name, feed.locale, 'atom'), getFeedPath(feed.name, feed.locale, 'json')];
  return [
    { to: atom, text: serializeAtom(feed, toAbsoluteUrl(fileContext, atom)) },
    { to: json, text: serializeJsonFeed(feed, toAbsoluteUrl(fileContext, json)) },
  ];
}

/** The builders of the feeds: one for each list in each language, since a change affects one list. */
export const feedFileBuilders: readonly ((fileContext: SiteFileContext) => GeneratedFile[])[] = localeCodes.flatMap((locale) =>
  ([...feedNames, pageFeed] as const).map((name) => (fileContext) => buildFormats(buildFeed(fileContext, name, locale), fileContext)),
);
