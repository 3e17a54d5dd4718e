import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { trashPath, type TrashedEntry, trashResponse } from '../../content/trash/trashed.ts';

type Trash = readonly TrashedEntry[] | 'broken' | null;

/** Reads the trash; `null` before the response, `broken` where it fails. */
export function useTrash(): { entries: Trash; reload: () => void } {
  const { get } = useFetchClient();
  const [entries, setEntries] = useState<Trash>(null);
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const response = await get(trashPath).then(
        ({ data }) => trashResponse.parse(data).entries,
        () => 'broken' as const,
      );
      if (isCurrent) setEntries(response);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, revision]);
  return { entries, reload: () => setRevision((former) => former + 1) };
}
