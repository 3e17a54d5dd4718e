import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { usesResponse, usesPath, type UsesResponse, type UsesQuery } from '../../content/uses/use.ts';
import { pollWhileVisible } from '../poll-while-visible.ts';

/** The pause between two polls, in milliseconds: other users write, too. */
const pauseMs = 15_000;

const getAddress = (query: UsesQuery) => `${usesPath}?${new URLSearchParams(query).toString()}`;

/**
 * Polls the entries that refer to an entry while the tab is visible; `null` before the first response, `broken` where
 * it fails.
 */
export function useUses({ type, document: id, locale }: UsesQuery): UsesResponse | 'broken' | null {
  const { get } = useFetchClient();
  const [response, setResponse] = useState<UsesResponse | 'broken' | null>(null);
  useEffect(() => {
    const load = async () => {
      try {
        setResponse(usesResponse.parse((await get(getAddress({ type, document: id, locale }))).data));
      } catch {
        setResponse('broken');
      }
    };
    return pollWhileVisible(load, pauseMs, document);
  }, [get, type, id, locale]);
  return response;
}
