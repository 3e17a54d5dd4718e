import { Refused, retried } from './retried.ts';
import type { Purge } from './mirror-target.ts';

/** How many addresses are sent per request. */
const together = 500;
const patience = 30_000;

type Options = {
  url: string;
  /** The bearer token; `null` where the endpoint requires none. */
  key: string | null;
  /** Before the second attempt, in milliseconds. */
  pause?: number;
};

/** Creates a client that POSTs changed addresses as `{ "paths": […] }` to a purge endpoint. */
export function httpPurge({ url, key, pause }: Options): Purge {
  const { host } = new URL(url);
  const headers = { 'Content-Type': 'application/json', ...(key !== null && { Authorization: `Bearer ${key}` }) };
  const tell = async (paths: readonly string[]) => {
    const options = {
      method: 'POST',
      headers,
      body: JSON.stringify({ paths }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    } as const;
    const answer = await fetch(url, options).catch((error: unknown) => {
      throw new Error(`The purge address at ${host} does not answer (MIRROR_PURGE_URL)`, { cause: error });
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const text = `The purge address at ${host} answers ${String(answer.status)} (MIRROR_PURGE_URL, MIRROR_PURGE_KEY)`;
    throw answer.status >= 500 || answer.status === 429 ? new Error(text) : new Refused(text);
  };
  return async (paths) => {
    for (let start = 0; start < paths.length; start += together) {
      const batch = paths.slice(start, start + together);
      await retried(() => tell(batch), pause);
    }
  };
}
