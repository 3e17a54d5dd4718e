import { getLocaleFallbacks, defaultLocale, isLocale } from '@ochiq/contract/routing/locales';

import { type DueReview, noticeDays } from './review';

/** A version of a page with a day for its review, as far as the user may read it. */
export type ReviewedPage = {
  documentId: string;
  locale: string;
  title: string | null;
  reviewOn: string | null;
  owner: DueReview['owner'];
};

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the day some days after another one, `YYYY-MM-DD`. */
const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

const compareReviews = (one: DueReview, other: DueReview) =>
  one.reviewOn.localeCompare(other.reviewOn) || one.title.localeCompare(other.title) || one.document.localeCompare(other.document);

/**
 * Lists the pages whose review is due by a day or soon after it, each once, the longest overdue first.
 * @param pages versions of pages: of several languages the site's first counts
 * @param today `YYYY-MM-DD`
 */
export function listDueReviews(pages: readonly ReviewedPage[], today: string): DueReview[] {
  const last = addDays(today, noticeDays);
  const seen = new Set<string>();
  const inOrder = getLocaleFallbacks(defaultLocale).flatMap((code) => pages.filter(({ locale }) => locale === code));
  return inOrder
    .flatMap(({ documentId, locale, title, reviewOn, owner }): DueReview[] => {
      if (seen.has(documentId) || !isLocale(locale) || reviewOn === null || reviewOn > last) return [];
      seen.add(documentId);
      return [{ document: documentId, locale, title: title ?? '', reviewOn, isDue: reviewOn <= today, owner }];
    })
    .sort(compareReviews);
}
