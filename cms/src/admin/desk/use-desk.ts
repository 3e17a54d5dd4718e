import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { deskPath, deskResponse, type DeskResponse } from '../../content/desk/desk.ts';

type Get = (path: string) => Promise<{ data: unknown }>;

/** The request that is under way: the widgets of one page share it. */
let pending: Promise<DeskResponse> | null = null;

function readDesk(get: Get): Promise<DeskResponse> {
  pending ??= get(deskPath)
    .then(({ data }) => deskResponse.parse(data))
    .finally(() => {
      pending = null;
    });
  return pending;
}

/** Reads what the user has to do: `null` before the response, `broken` where it fails. */
export function useDesk(): DeskResponse | 'broken' | null {
  const { get } = useFetchClient();
  const [desk, setDesk] = useState<DeskResponse | 'broken' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readDesk(get).then(
      (response) => isCurrent && setDesk(response),
      () => isCurrent && setDesk('broken'),
    );
    return () => {
      isCurrent = false;
    };
  }, [get]);
  return desk;
}
