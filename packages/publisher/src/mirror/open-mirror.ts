import type { BucketPlace } from '@ochiq/bucket/bucket-place';

import { pathPrefixOf } from '../path-prefix-of.ts';
import { BucketMirror } from './bucket-mirror.ts';
import { httpPurge } from './http-purge.ts';
import { MirrorKeeper } from './mirror-keeper.ts';

type Settings = {
  SITE_DIR: string;
  SITE_URL: string;
  MIRROR_URL?: BucketPlace | undefined;
  MIRROR_PURGE_URL?: string | undefined;
  MIRROR_PURGE_KEY?: string | undefined;
};

/** Opens the mirror of the settings; undefined where none is configured. */
export function openMirror(settings: Settings, log: (line: string) => void): MirrorKeeper | undefined {
  const { SITE_DIR, SITE_URL, MIRROR_URL, MIRROR_PURGE_URL, MIRROR_PURGE_KEY = null } = settings;
  if (!MIRROR_URL) return undefined;
  return new MirrorKeeper({
    siteDir: SITE_DIR,
    pathPrefix: pathPrefixOf(SITE_URL),
    target: new BucketMirror(MIRROR_URL),
    purge: MIRROR_PURGE_URL === undefined ? null : httpPurge({ url: MIRROR_PURGE_URL, key: MIRROR_PURGE_KEY }),
    log,
  });
}
