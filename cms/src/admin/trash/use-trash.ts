import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { trashPath, type TrashedEntry, trashResponse } from '../../content/trash/trashed.ts';

/** Reads the trash; `null` before the response, `broken` where it fails. */
export function useTrash() {
  const { get } = useFetchClient();
  const [entries, setEntries] = useState<readonly TrashedEntry[] | 'broken' | null>(null);
  const load = useCallback(async () => {
    try {
      setEntries(trashResponse.parse((await get(trashPath)).data).entries);
    } catch {
      setEntries('broken');
    }
  }, [get]);
  useEffect(() => {
    void load();
  }, [load]);
  return { entries, reload: load };
}
