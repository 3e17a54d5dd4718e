import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** How a response is read, and what stands for one that failed. Defined once, outside of components. */
export type ResponseReader<R> = { parse: (data: unknown) => R; fail: (error: unknown) => R };

/** Posts a question once it is shown, and again when it changes: `undefined` until its own response is there. */
export function usePosted<R>(path: string, question: object, { parse, fail }: ResponseReader<R>): R | undefined {
  const { post } = useFetchClient();
  const [read, setRead] = useState<{ request: string; result: R } | null>(null);
  const request = JSON.stringify(question);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const result = await post(path, JSON.parse(request))
        .then(({ data }) => parse(data))
        .catch(fail);
      if (isCurrent) setRead({ request, result });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [post, path, request, parse, fail]);
  return read?.request === request ? read.result : undefined;
}
