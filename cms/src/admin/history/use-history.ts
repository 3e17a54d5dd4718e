import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { type EntryQuery, historyPaths, type VersionsResponse, versionsResponse } from '../../content/history/version.ts';

/**
 * Reads the versions of an entry, the newest first, and older ones on demand; `null` before the first response, `broken`
 * where it fails.
 * @param revision what changes when the entry is saved
 */
export function useHistory({ type, document, locale }: EntryQuery, revision: string) {
  const { get } = useFetchClient();
  const [history, setHistory] = useState<VersionsResponse | 'broken' | null>(null);
  const [pages, setPages] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<VersionsResponse> => {
      const all: VersionsResponse = { versions: [], more: true, mayRestore: false };
      for (let page = 0; page < pages && all.more; page += 1) {
        const last = all.versions.at(-1);
        const query = new URLSearchParams({ type, document, locale, ...(last && { before: String(last.id) }) });
        const { versions, ...rest } = versionsResponse.parse((await get(`${historyPaths.list}?${query.toString()}`)).data);
        Object.assign(all, rest);
        all.versions.push(...versions);
      }
      return all;
    };
    const load = async () => {
      const response = await read().catch(() => 'broken' as const);
      if (isCurrent) setHistory(response);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, type, document, locale, pages, revision]);

  return { history, loadMore: () => setPages((former) => former + 1) };
}
