import { localeCodes, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { theSingle } from '../reading.ts';
import { absolute, hostOf, newestOf, type Around } from '../site-files/around.ts';
import { paragraphsOf } from '../view/plain-text.ts';
import { theSection } from '../view/section.ts';
import type { Feed, FeedItem } from './feed.ts';
import { feedLists, type ListedEntry } from './feed-lists.ts';
import { feedNames, type FeedName } from './feed-place.ts';

/**
 * Creates a tag URI, which outlasts every address (RFC 4151). Its year is the one since which this site creates such
 * names.
 */
const tagOf = (siteUrl: string, specific: string) => `tag:${hostOf(siteUrl).replace(/:\d+$/u, '')},2026:${specific}`;

function itemOf(around: Around, locale: Locale, { type, documentId, updatedAt, day, path, body, ...told }: ListedEntry): FeedItem {
  return {
    id: tagOf(around.siteUrl, `${locale}/${type}/${documentId}`),
    title: told.title,
    url: absolute(around, path),
    summary: told.summary,
    text: body.flatMap(paragraphsOf).join('\n'),
    published: day === null ? null : `${day}T00:00:00+05:00`,
    updated: updatedAt,
  };
}

/** Builds the feed of a list in one language; its timestamps are those of its content. */
export function feedFrom(around: Around, name: FeedName, locale: Locale): Feed {
  const reading = around.readings[locale];
  const section = theSection(reading, name);
  const { entry: site } = theSingle(reading, 'site');
  const items = feedLists[name](reading).map((entry) => itemOf(around, locale, entry));
  return {
    name,
    id: tagOf(around.siteUrl, `${locale}/${name}`),
    locale,
    title: `${section.entry.title} — ${site.shortName}`,
    subtitle: section.entry.lead,
    home: absolute(around, pathFor(name, locale, {})),
    author: site.name,
    updated: newestOf([section.entry.updatedAt, ...items.map(({ updated }) => updated)]) ?? section.entry.updatedAt,
    items,
  };
}

/** Builds all feeds. */
export const feedsFrom = (around: Around): Feed[] =>
  localeCodes.flatMap((locale) => feedNames.map((name) => feedFrom(around, name, locale)));
