import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { plansAnswer, type NewPlan, type PlansAnswer, type PlansQuery } from '../../schedule/planned.ts';
import { whileVisible } from '../publishing/while-visible.ts';

/** The pause between two polls of the plans, in milliseconds. */
const lookMs = 10_000;

type Asked = { data: unknown };

/** Polls the plans of one version of an entry while they are visible. */
export function usePlans({ type, document: about, locale }: PlansQuery) {
  const { get, post, del } = useFetchClient();
  const [answer, setAnswer] = useState<PlansAnswer | null>(null);
  const [isBroken, setIsBroken] = useState(false);

  const ask = useCallback(async (request: () => Promise<Asked>): Promise<boolean> => {
    try {
      setAnswer(plansAnswer.parse((await request()).data));
      setIsBroken(false);
      return true;
    } catch {
      setIsBroken(true);
      return false;
    }
  }, []);
  const load = useCallback(async () => {
    await ask(() => get(`/admin/schedule?${new URLSearchParams({ type, document: about, locale }).toString()}`));
  }, [ask, get, type, about, locale]);

  useEffect(() => whileVisible(load, lookMs, window.document), [load]);

  return {
    answer,
    isBroken,
    /** @returns whether it was taken */
    add: (asked: Pick<NewPlan, 'action' | 'minute'>) => ask(() => post('/admin/schedule', { type, document: about, locale, ...asked })),
    cancel: (id: number) => ask(() => del(`/admin/schedule/${String(id)}`)),
  };
}
