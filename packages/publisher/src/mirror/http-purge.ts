import { Refused, retried } from './retried.ts';
import type { Purge } from './mirror-target.ts';

/** So many addresses are told at once. */
const together = 500;
const patience = 30_000;

type Options = {
  url: string;
  /** What proves to it who asks; `null` where it asks for nothing. */
  key: string | null;
  /** Before the second try, in milliseconds. */
  pause?: number;
};

/** Tells an address by POST, as `{ "paths": […] }`, what caches have to forget. */
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
