import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type * as z from 'zod';

import { getReason } from '../shared/get-reason.ts';

/** What the CMS has responded so far. */
export type PanelResponse<T> = { state: 'reading' } | { state: 'broken'; reason: string } | { state: 'read'; value: T };

type Received<T> = { request: string; response: PanelResponse<T>; last: T | null };

/**
 * Reads from the panel's API, again whenever the request changes.
 * @returns the response to this request; `last` is what was read before it, so that a form keeps its choices meanwhile
 */
export function usePanelResponse<T>(path: string, shape: z.ZodType<T>): { response: PanelResponse<T>; last: T | null; reload: () => void } {
  const { get } = useFetchClient();
  const [received, setReceived] = useState<Received<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const request = `${String(attempt)} ${path}`;
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const response = await get(path)
        .then(({ data }): PanelResponse<T> => ({ state: 'read', value: shape.parse(data) }))
        .catch((error: unknown): PanelResponse<T> => ({ state: 'broken', reason: getReason(error) }));
      if (isCurrent)
        setReceived((former) => ({ request, response, last: response.state === 'read' ? response.value : (former?.last ?? null) }));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, path, shape, request]);
  return {
    response: received?.request === request ? received.response : { state: 'reading' },
    last: received?.last ?? null,
    reload: () => setAttempt((former) => former + 1),
  };
}
