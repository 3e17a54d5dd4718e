import { useEffect, useState } from 'react';

/**
 * Sends a request once it is shown, and again when it changes: `undefined` until its own response is there, and for no request.
 * @param send sends it and never rejects; the same function as long as it does the same
 */
export function useResponse<R>(request: string | null, send: (request: string) => Promise<R>): R | undefined {
  const [last, setLast] = useState<{ request: string; response: R } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (request === null) return;
      const response = await send(request);
      if (isCurrent) setLast({ request, response });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [request, send]);
  return last && last.request === request ? last.response : undefined;
}
