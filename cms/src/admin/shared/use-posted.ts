import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';

import { useResponse } from './use-response.ts';

/** How a response is read, and what stands for one that failed. Defined once, outside of components. */
export type ResponseReader<R> = { parse: (data: unknown) => R; fail: (error: unknown) => R };

/** Posts a question once it is shown, and again when it changes: `undefined` until its own response is there. */
export function usePosted<R>(path: string, question: object, { parse, fail }: ResponseReader<R>): R | undefined {
  const { post } = useFetchClient();
  const send = useCallback(
    (request: string) =>
      post(path, JSON.parse(request))
        .then(({ data }) => parse(data))
        .catch(fail),
    [post, path, parse, fail],
  );
  return useResponse(JSON.stringify(question), send);
}
