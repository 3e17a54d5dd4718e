import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';

import { type EntryQuery, historyPaths, publishedOnResponse, type PublishedOnResponse } from '../../content/history/version.ts';
import { useResponse } from '../shared/use-response.ts';

/** Finds what readers saw of an entry on a day; `null` before the response, and while no day is chosen. */
export function usePublishedOn({ type, document, locale }: EntryQuery, day: string | null): PublishedOnResponse | 'broken' | null {
  const { get } = useFetchClient();
  const send = useCallback(
    (request: string) =>
      get(request)
        .then(({ data }) => publishedOnResponse.parse(data))
        .catch(() => 'broken' as const),
    [get],
  );
  const query = day === null ? null : new URLSearchParams({ type, document, locale, day });
  return useResponse(query && `${historyPaths.publishedOn}?${query.toString()}`, send) ?? null;
}
