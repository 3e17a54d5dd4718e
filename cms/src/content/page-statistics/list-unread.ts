import { defaultLocale, getLocaleFallbacks, isLocale } from '@ochiq/contract/routing/locales';

import { formatViewsKey, maxShownPages, type UnreadPage } from './page-statistics';

/** A published version of a page, as far as the user may read it. */
export type PublishedPage = { documentId: string; locale: string; title: string; reviewOn: string | null; publishedAt: string };

/** A page without a day for its review comes after those that have one. */
const never = '9999-12-31';

const compareUnread = (one: UnreadPage, other: UnreadPage) =>
  one.views - other.views ||
  (one.reviewOn ?? never).localeCompare(other.reviewOn ?? never) ||
  one.publishedAt.localeCompare(other.publishedAt) ||
  one.title.localeCompare(other.title);

/**
 * Lists the pages that are read least, and of those that are read alike the one first whose review is due longest.
 * @param pages published versions: of several languages the site's first counts
 * @param views of documents by language, by `formatViewsKey`
 */
export function listUnread(pages: readonly PublishedPage[], views: ReadonlyMap<string, number>): UnreadPage[] {
  const seen = new Set<string>();
  const inOrder = getLocaleFallbacks(defaultLocale).flatMap((code) => pages.filter(({ locale }) => locale === code));
  const countViews = (documentId: string) =>
    getLocaleFallbacks(defaultLocale).reduce((total, code) => total + (views.get(formatViewsKey('page', documentId, code)) ?? 0), 0);
  return inOrder
    .flatMap(({ documentId, locale, title, reviewOn, publishedAt }): UnreadPage[] => {
      if (seen.has(documentId) || !isLocale(locale)) return [];
      seen.add(documentId);
      return [{ document: documentId, locale, title, reviewOn, publishedAt, views: countViews(documentId) }];
    })
    .sort(compareUnread)
    .slice(0, maxShownPages.unread);
}
