import type { Locale } from '@ochiq/contract/routing/locales';
import type { RouteName } from '@ochiq/contract/routing/routes';

/** The lists that have a feed, named as the lists' routes. */
export const feedNames = [
  'news',
  'announcements',
  'press-conferences',
  'documents',
  'vacancy',
  'tenders',
  'open',
] as const satisfies readonly RouteName[];
export type FeedName = (typeof feedNames)[number];

/** The feed of changed pages of the tree. It is apart from the others: no list has it, and no page's script names it. */
export const pageFeed = 'pages';

/** Pages that offer the feed of another list. */
const offeredFeeds: Partial<Record<RouteName, FeedName>> = { home: 'news', 'blog-grid': 'news', 'blog-sidebar': 'news', press: 'news' };

/** Returns the name of a page's feed; `null` where it has none. */
export function getFeedName(route: RouteName): FeedName | null {
  return feedNames.find((name) => name === route) ?? offeredFeeds[route] ?? null;
}

export const feedFormats = ['atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** The media types of links to feeds. */
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const satisfies Record<FeedFormat, string>;

/** Returns the path of a list's feed: `/feeds/ru/news.atom`. */
export const getFeedPath = (name: FeedName | typeof pageFeed, locale: Locale, format: FeedFormat): string =>
  `/feeds/${locale}/${name}.${format}`;
