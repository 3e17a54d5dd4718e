import type { EntryQuery } from '../../content/history/version.ts';
import type { ReviewResponse } from '../../content/review/review.ts';

/** What the panel knows of the review of an entry in the form. */
export type KnownReview = {
  review: ReviewResponse;
  /** Whether another person has saved a newer version than that in the form. */
  isOutdated: boolean;
};

const knownReviews = new Map<string, KnownReview>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Returns the name under which the review of an entry is stored. */
export const getReviewKey = ({ type, document, locale }: EntryQuery): string => `${type} ${document} ${locale}`;

/** Returns what was read last of the review of an entry; `null` before the first response. */
export const getKnownReview = (key: string): KnownReview | null => knownReviews.get(key) ?? null;

/** Stores what was read of the review of an entry, for all parts of the panel that show it. */
export function storeReview(key: string, known: KnownReview): void {
  knownReviews.set(key, known);
  notifyListeners();
}

/** Stores what the CMS has responded to an action: whether the form is outdated stays as it was. */
export const storeReviewResponse = (key: string, review: ReviewResponse): void =>
  storeReview(key, { review, isOutdated: getKnownReview(key)?.isOutdated ?? false });

/** Forgets the review of an entry that is no longer in the form: an old state would pass for the present. */
export function forgetReview(key: string): void {
  knownReviews.delete(key);
  notifyListeners();
}

/** @returns a function that ends it */
export function subscribeToReviews(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
