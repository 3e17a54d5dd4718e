import type { BucketLocation } from '@ochiq/bucket/bucket-location';

import { getPathPrefix } from '../get-path-prefix.ts';
import { BucketMirror } from './bucket-mirror.ts';
import { createHttpPurge } from './create-http-purge.ts';
import { MirrorSync } from './mirror-sync.ts';

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
