import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import type { EntryQuery } from '../../content/history/version.ts';
import {
  type NewSharedDraft,
  sharedDraftsPath,
  sharedDraftsResponse,
  type SharedDraftsResponse,
} from '../../content/shared-drafts/shared-drafts.ts';
import { pollWhileVisible } from '../poll-while-visible.ts';
import { type ShareFault, toShareFault } from './share-fault.tsx';

/** The pause between two polls, in milliseconds: people open the links meanwhile. */
const pauseMs = 15_000;

type FetchResult = { data: unknown };

/** Polls the links of an entry's draft, makes and revokes them. */
export function useSharedDrafts({ type, document: documentId, locale }: EntryQuery) {
  const { get, post, del } = useFetchClient();
  const [response, setResponse] = useState<SharedDraftsResponse | null>(null);
  const [failure, setFailure] = useState<{ fault: ShareFault; isOfPoll: boolean } | null>(null);
  const send = useCallback(async (request: () => Promise<FetchResult>, isPoll = false) => {
    try {
      const next = sharedDraftsResponse.parse((await request()).data);
      // No response has the address of a link again: it stays until something is made or revoked.
      setResponse((last) => ({ ...next, made: isPoll ? (last?.made ?? []) : next.made }));
      // What was refused stays until the next attempt, and is not over with the next poll.
      setFailure((last) => (isPoll && last?.isOfPoll === false ? last : null));
    } catch (error) {
      const fault = toShareFault(error);
      setFailure((last) => (isPoll && last?.isOfPoll === false ? last : { fault, isOfPoll: isPoll }));
    }
  }, []);
  const load = useCallback(
    () => send(() => get(`${sharedDraftsPath}?${new URLSearchParams({ type, document: documentId, locale }).toString()}`), true),
    [send, get, type, documentId, locale],
  );
  useEffect(() => pollWhileVisible(load, pauseMs, window.document), [load]);
  return {
    response,
    fault: failure?.fault ?? null,
    make: (chosen: Pick<NewSharedDraft, 'isOfAll' | 'days'>) =>
      send(() => post(sharedDraftsPath, { type, document: documentId, locale, ...chosen })),
    revoke: (id: number) => send(() => del(`${sharedDraftsPath}/${String(id)}`)),
  };
}
