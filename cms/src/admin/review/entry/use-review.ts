import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import type { EntryQuery } from '../../../content/history/version.ts';
import { reviewPaths, reviewResponse } from '../../../content/review/review.ts';
import { pollWhileVisible } from '../../poll-while-visible.ts';
import { forgetReview, getKnownReview, getReviewKey, type KnownReview, storeReview, subscribeToReviews } from '../review-store.ts';

/** The pause between two polls, in milliseconds: other persons decide meanwhile. */
const pauseMs = 10_000;

/** Returns what the panel knows of the review of an entry, without reading it. */
export function useKnownReview(entry: EntryQuery | null): KnownReview | null {
  const key = entry && getReviewKey(entry);
  return useSyncExternalStore(subscribeToReviews, () => (key === null ? null : getKnownReview(key)));
}

/**
 * Polls the review of the entry in the form, and stores it for all parts of the panel that show it.
 * @param revision what changes when the form has read its entry again
 * @returns whether reading has failed
 */
export function useReviewPolls({ type, document: documentId, locale }: EntryQuery, revision: string, isSubmitting: boolean): boolean {
  const { get } = useFetchClient();
  const [hasFailed, setHasFailed] = useState(false);
  const isSaving = useRef(isSubmitting);
  useEffect(() => {
    isSaving.current = isSubmitting;
  }, [isSubmitting]);

  useEffect(() => {
    const key = getReviewKey({ type, document: documentId, locale });
    const state: { isOver: boolean; seenVersion: string | null } = { isOver: false, seenVersion: null };
    const load = async () => {
      // What an action responds meanwhile is newer.
      const before = getKnownReview(key);
      try {
        const { data } = await get(`${reviewPaths.entry}?${new URLSearchParams({ type, document: documentId, locale }).toString()}`);
        const review = reviewResponse.parse(data);
        const isFirst = state.seenVersion === null;
        if (state.isOver || (!isFirst && (isSaving.current || getKnownReview(key) !== before))) return;
        state.seenVersion ??= review.version;
        storeReview(key, { review, isOutdated: review.version !== state.seenVersion });
        setHasFailed(false);
      } catch {
        if (!state.isOver) setHasFailed(true);
      }
    };
    const stop = pollWhileVisible(load, pauseMs, window.document);
    return () => {
      state.isOver = true;
      stop();
    };
  }, [get, type, documentId, locale, revision]);

  useEffect(() => () => forgetReview(getReviewKey({ type, document: documentId, locale })), [type, documentId, locale]);
  return hasFailed;
}
