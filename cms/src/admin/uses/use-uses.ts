import { getFetchClient, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { usesAnswer, usesPath, type UsesAnswer, type UsesQuery } from '../../uses/use.ts';
import { whileVisible } from '../publishing/while-visible.ts';

/** The pause between two polls, in milliseconds: other users write, too. */
const restMs = 15_000;

const getAddress = (query: UsesQuery) => `${usesPath}?${new URLSearchParams(query).toString()}`;

/**
 * Reads the references to an entry.
 * @throws the request failed
 */
export const readUses = async (query: UsesQuery): Promise<UsesAnswer> =>
  usesAnswer.parse((await getFetchClient().get(getAddress(query))).data);

/**
 * Polls the entries that refer to an entry while the tab is visible; `null` before the first response, `broken` where
 * it fails.
 */
export function useUses({ type, document: id, locale }: UsesQuery): UsesAnswer | 'broken' | null {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<UsesAnswer | 'broken' | null>(null);
  useEffect(() => {
    const look = async () => {
      try {
        setAnswer(usesAnswer.parse((await get(getAddress({ type, document: id, locale }))).data));
      } catch {
        setAnswer('broken');
      }
    };
    return whileVisible(look, restMs, document);
  }, [get, type, id, locale]);
  return answer;
}
