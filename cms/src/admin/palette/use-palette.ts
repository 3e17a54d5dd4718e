import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

import {
  panelSearchPaths,
  type PanelSearchResponse,
  panelSearchResponse,
  type SearchStartResponse,
  searchStartResponse,
} from '../../content/panel-search/panel-search.ts';
import { createLatestRunner, type LatestRunner } from '../preview/create-latest-runner.ts';

/** How long a letter waits for the next one, and how long until an index that is being built is asked again, in milliseconds. */
const [pauseMs, retryMs] = [40, 1000];

/** What a query has led to; `broken` where the CMS did not respond. */
export type PaletteResult = { q: string; response: PanelSearchResponse | 'broken' };

/** Searches while a person types. */
export function usePalette(q: string): { start: SearchStartResponse | null; result: PaletteResult | null } {
  const { get, post } = useFetchClient();
  const [start, setStart] = useState<SearchStartResponse | null>(null);
  const [result, setResult] = useState<PaletteResult | null>(null);
  const runner = useRef<LatestRunner<string> | null>(null);

  useEffect(() => {
    get(panelSearchPaths.start).then(
      ({ data }: { data: unknown }) => setStart(searchStartResponse.parse(data)),
      // Without it the search has no commands.
      () => undefined,
    );
    const search = async (typed: string) => {
      const response = await post(panelSearchPaths.search, { q: typed }).then(
        ({ data }: { data: unknown }) => panelSearchResponse.parse(data),
        () => 'broken' as const,
      );
      setResult({ q: typed, response });
      if (response !== 'broken' && response.isReading) setTimeout(() => latest.offer(typed), retryMs);
    };
    const latest = createLatestRunner(search, pauseMs);
    runner.current = latest;
    return () => latest.stop();
  }, [get, post]);

  useEffect(() => {
    if (q.trim() !== '') runner.current?.offer(q.trim());
  }, [q]);
  return { start, result };
}
