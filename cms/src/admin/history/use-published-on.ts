import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { type EntryQuery, historyPaths, publishedOnResponse, type PublishedOnResponse } from '../../content/history/version.ts';

type DayResponse = { day: string; response: PublishedOnResponse | 'broken' };

/** Finds what readers saw of an entry on a day; `null` before the response, and while no day is chosen. */
export function usePublishedOn({ type, document, locale }: EntryQuery, day: string | null): PublishedOnResponse | 'broken' | null {
  const { get } = useFetchClient();
  const [last, setLast] = useState<DayResponse | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (day === null) return;
      const query = new URLSearchParams({ type, document, locale, day });
      const response = await get(`${historyPaths.publishedOn}?${query.toString()}`)
        .then(({ data }) => publishedOnResponse.parse(data))
        .catch(() => 'broken' as const);
      if (isCurrent) setLast({ day, response });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, type, document, locale, day]);
  return last?.day === day ? last.response : null;
}
