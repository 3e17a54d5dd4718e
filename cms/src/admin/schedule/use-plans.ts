import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { plansResponse, type NewPlan, type PlansResponse, type PlansQuery } from '../../content/schedule/planned.ts';
import { pollWhileVisible } from '../publishing/poll-while-visible.ts';

/** The pause between two polls of the plans, in milliseconds. */
const pauseMs = 10_000;

type FetchResult = { data: unknown };

/** Polls the plans of one version of an entry while they are visible. */
export function usePlans({ type, document: about, locale }: PlansQuery) {
  const { get, post, del } = useFetchClient();
  const [response, setResponse] = useState<PlansResponse | null>(null);
  const [isBroken, setIsBroken] = useState(false);

  const sendRequest = useCallback(async (request: () => Promise<FetchResult>): Promise<boolean> => {
    try {
      setResponse(plansResponse.parse((await request()).data));
      setIsBroken(false);
      return true;
    } catch {
      setIsBroken(true);
      return false;
    }
  }, []);
  const load = useCallback(async () => {
    await sendRequest(() => get(`/admin/schedule?${new URLSearchParams({ type, document: about, locale }).toString()}`));
  }, [sendRequest, get, type, about, locale]);

  useEffect(() => pollWhileVisible(load, pauseMs, window.document), [load]);

  return {
    answer: response,
    isBroken,
    /** @returns whether it was taken */
    add: (plan: Pick<NewPlan, 'action' | 'minute'>) =>
      sendRequest(() => post('/admin/schedule', { type, document: about, locale, ...plan })),
    cancel: (id: number) => sendRequest(() => del(`/admin/schedule/${String(id)}`)),
  };
}
