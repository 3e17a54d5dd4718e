import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { getSingle } from '../render-context.ts';
import { toAbsoluteUrl, getHost, findNewest, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';
import { getSection } from '../view-models/section.ts';
import type { Feed, FeedItem } from './feed.ts';
import { feedLists, type FeedEntry } from './feed-lists.ts';
import { feedNames, type FeedName } from './feed-place.ts';

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
export function buildFeed(fileContext: SiteFileContext, name: FeedName, locale: Locale): Feed {
  const context = fileContext.readings[locale];
  const section = getSection(context, name);
  const { entry: site } = getSingle(context, 'site');
  const items = feedLists[name](context).map((entry) => toFeedItem(fileContext, locale, entry));
  return {
    name,
    id: createTagUri(fileContext.siteUrl, `${locale}/${name}`),
    locale,
    title: `${section.entry.title} — ${site.shortName}`,
    subtitle: section.entry.lead,
    home: toAbsoluteUrl(fileContext, pathFor(name, locale, {})),
    author: site.name,
    updated: findNewest([section.entry.updatedAt, ...items.map(({ updated }) => updated)]) ?? section.entry.updatedAt,
    items,
  };
}

/** Builds all feeds. */
export const buildFeeds = (fileContext: SiteFileContext): Feed[] =>
  localeCodes.flatMap((locale) => feedNames.map((name) => buildFeed(fileContext, name, locale)));
