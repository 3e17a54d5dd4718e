import type { BucketLocation } from '@ochiq/bucket/bucket-location';

import { getPathPrefix } from '../site-paths.ts';
import { BucketMirror } from './bucket-mirror.ts';
import { MirrorSync } from './mirror-sync.ts';
import { PermanentError, retryWithBackoff } from './retry-with-backoff.ts';
import type { PurgeCaches } from './mirror-target.ts';

/** How many addresses are sent per request. */
const batchSize = 500;
const timeoutMs = 30_000;

type HttpPurgeOptions = {
  url: string;
  /** The bearer token; `null` where the endpoint requires none. */
  key: string | null;
  /** Before the second attempt, in milliseconds. */
  pause?: number;
};

/** Creates a client that POSTs changed addresses as `{ "paths": […] }` to a purge endpoint. */
export function createHttpPurge({ url, key, pause }: HttpPurgeOptions): PurgeCaches {
  const { host } = new URL(url);
  const headers = { 'Content-Type': 'application/json', ...(key !== null && { Authorization: `Bearer ${key}` }) };
  const sendPurge = async (paths: readonly string[]) => {
    const options = {
      method: 'POST',
      headers,
      body: JSON.stringify({ paths }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    } as const;
    const response = await fetch(url, options).catch((error: unknown) => {
      throw new Error(`The purge address at ${host} does not answer (MIRROR_PURGE_URL)`, { cause: error });
    });
    await response.body?.cancel();
    if (response.ok) return;
    const text = `The purge address at ${host} answers ${String(response.status)} (MIRROR_PURGE_URL, MIRROR_PURGE_KEY)`;
    throw response.status >= 500 || response.status === 429 ? new Error(text) : new PermanentError(text);
  };
  return async (paths) => {
    for (let start = 0; start < paths.length; start += batchSize) {
      const batch = paths.slice(start, start + batchSize);
      await retryWithBackoff(() => sendPurge(batch), pause);
    }
  };
}

type MirrorSettings = {
  SITE_DIR: string;
  SITE_URL: string;
  MIRROR_URL?: BucketLocation | undefined;
  MIRROR_PURGE_URL?: string | undefined;
  MIRROR_PURGE_KEY?: string | undefined;
};

/** Opens the mirror of the settings; undefined where none is configured. */
export function openMirror(settings: MirrorSettings, log: (line: string) => void): MirrorSync | undefined {
  const { SITE_DIR, SITE_URL, MIRROR_URL, MIRROR_PURGE_URL, MIRROR_PURGE_KEY = null } = settings;
  if (!MIRROR_URL) return undefined;
  return new MirrorSync({
    siteDir: SITE_DIR,
    pathPrefix: getPathPrefix(SITE_URL),
    target: new BucketMirror(MIRROR_URL),
    purge: MIRROR_PURGE_URL === undefined ? null : createHttpPurge({ url: MIRROR_PURGE_URL, key: MIRROR_PURGE_KEY }),
    log,
  });
}
