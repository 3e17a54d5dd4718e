import { useAPIErrorHandler, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { type ListView, listViewsPath, listViewsResponse, type ListViewQuery } from '../../content/list-views/list-view.ts';

type ApiError = Parameters<ReturnType<typeof useAPIErrorHandler>['formatAPIError']>[0];

export type Views = {
  /** `broken` where they could not be read. */
  views: readonly ListView[] | 'broken';
  /** Why the last change was refused. */
  refusal: string | null;
  save: (name: string, query: ListViewQuery) => void;
  rename: (id: number, name: string) => void;
  remove: (id: number) => void;
};

/** Reads the saved filters of a list, and changes them. */
export function useViews(model: string): Views {
  const { get, post, del } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const [views, setViews] = useState<readonly ListView[] | 'broken'>([]);
  const [refusal, setRefusal] = useState<string | null>(null);

  const load = useCallback(async () => {
    const { data } = await get(`${listViewsPath}?${new URLSearchParams({ model }).toString()}`);
    return listViewsResponse.parse(data).views;
  }, [get, model]);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setViews(loaded),
      () => isCurrent && setViews('broken'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);

  const change = (work: Promise<unknown>) => {
    work.then(load).then(
      (loaded) => {
        setRefusal(null);
        setViews(loaded);
      },
      (error: unknown) => setRefusal(formatAPIError(error as ApiError)),
    );
  };
  return {
    views,
    refusal,
    save: (name, query) => change(post(listViewsPath, { model, name, query })),
    rename: (id, name) => change(post(`${listViewsPath}/${String(id)}`, { name })),
    remove: (id) => change(del(`${listViewsPath}/${String(id)}`)),
  };
}
