import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { type EntryQuery, historyPaths, type Version, versionsResponse } from '../../content/history/version.ts';

type History = { versions: readonly Version[]; more: boolean; mayRestore: boolean };

/**
 * Reads the versions of an entry, the newest first, and older ones on demand; `null` before the first response, `broken`
 * where it fails.
 * @param revision what changes when the entry is saved
 */
export function useHistory({ type, document, locale }: EntryQuery, revision: string) {
  const { get } = useFetchClient();
  const [history, setHistory] = useState<History | 'broken' | null>(null);

  const load = useCallback(
    async (former: readonly Version[]) => {
      const last = former.at(-1);
      const query = new URLSearchParams({ type, document, locale, ...(last && { before: String(last.id) }) });
      try {
        const { versions, ...rest } = versionsResponse.parse((await get(`${historyPaths.list}?${query.toString()}`)).data);
        setHistory({ ...rest, versions: [...former, ...versions] });
      } catch {
        setHistory('broken');
      }
    },
    [get, type, document, locale],
  );
  useEffect(() => {
    void load([]);
  }, [load, revision]);

  const loadMore = () => (history === null || history === 'broken' ? Promise.resolve() : load(history.versions));
  return { history, loadMore, reload: () => load([]) };
}
