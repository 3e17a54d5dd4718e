import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import type { EntryQuery } from '../../content/history/version.ts';
import {
  type NewSharedDraft,
  sharedDraftsPath,
  sharedDraftsResponse,
  type SharedDraftsResponse,
} from '../../content/shared-drafts/shared-drafts.ts';

type FetchResult = { data: unknown };

/** Reads the links of an entry's draft, makes and revokes them. */
export function useSharedDrafts({ type, document, locale }: EntryQuery) {
  const { get, post, del } = useFetchClient();
  const [response, setResponse] = useState<SharedDraftsResponse | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const send = useCallback(async (request: () => Promise<FetchResult>) => {
    try {
      setResponse(sharedDraftsResponse.parse((await request()).data));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, []);
  useEffect(() => {
    void send(() => get(`${sharedDraftsPath}?${new URLSearchParams({ type, document, locale }).toString()}`));
  }, [send, get, type, document, locale]);
  return {
    response,
    hasFailed,
    make: (chosen: Pick<NewSharedDraft, 'isOfAll' | 'days'>) => send(() => post(sharedDraftsPath, { type, document, locale, ...chosen })),
    revoke: (id: number) => send(() => del(`${sharedDraftsPath}/${String(id)}`)),
  };
}
