import type { Locale } from '@ochiq/contract/locales';
import type { RouteName } from '@ochiq/contract/routes';

/** The lists that a reader can follow in a program of their own, named as the lists' routes. */
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

/** Pages that offer a list of another one. */
const offered: Partial<Record<RouteName, FeedName>> = { home: 'news', 'blog-grid': 'news', 'blog-sidebar': 'news', press: 'news' };

/** The feed of what a page lists; `null` where it lists nothing that can be followed. */
export function feedOf(route: RouteName): FeedName | null {
  return feedNames.find((name) => name === route) ?? offered[route] ?? null;
}

export const feedFormats = ['atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** The media types that feeds are linked with. */
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const satisfies Record<FeedFormat, string>;

/** Where the feed of a list is: `/feeds/ru/news.atom`. */
export const feedPath = (name: FeedName, locale: Locale, format: FeedFormat): string => `/feeds/${locale}/${name}.${format}`;
