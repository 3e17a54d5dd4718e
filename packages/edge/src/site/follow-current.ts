import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { errorText } from '../error-text.ts';
import type { SiteAddress } from '../rules/site-address.ts';
import { isMissing } from './is-missing.ts';
import { nowAndThen } from './now-and-then.ts';
import { readRelease } from './read-release.ts';
import type { LiveRelease } from '../rules/live-release.ts';

type Options = {
  siteDir: string;
  site: SiteAddress;
  warn: (message: string) => void;
  /**
   * Called at each refresh with whether the published release can be read; where it cannot, the previous one is served.
   */
  onRead?: (isReadable: boolean) => void;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

/** How long the published release is cached, in milliseconds. */
const lookEvery = 1000;

/** Reads the target of `current` and the version of its `release.json`: both change without a restart. */
async function fingerprint(siteDir: string): Promise<{ folder: string; version: string } | undefined> {
  try {
    const folder = await realpath(join(siteDir, 'current'));
    const { ino, mtimeNs, size } = await stat(join(folder, 'release.json'), { bigint: true });
    return { folder, version: `${folder} ${ino} ${mtimeNs} ${size}` };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Returns the published release, which may be a second old; `afresh` reads it again. */
export type Current = (how?: 'afresh') => Promise<LiveRelease | undefined>;

/** Watches `current`: refreshes at most once a second, and on request. */
export function followCurrent({ siteDir, site, warn, onRead = () => undefined, now = () => performance.now() }: Options): Current {
  let live: LiveRelease | undefined;
  let known: string | undefined;
  let trouble: string | undefined;

  const look = async (): Promise<void> => {
    let folder = siteDir;
    try {
      const found = await fingerprint(siteDir);
      folder = found?.folder ?? siteDir;
      if (found?.version !== known) live = found && (await readRelease(folder, site, warn));
      known = found?.version;
      trouble = undefined;
      onRead(true);
    } catch (error) {
      onRead(false);
      // An unreadable release never replaces a readable one; the next refresh tries again.
      const line = `The release in ${folder} cannot be read: ${errorText(error)}`;
      if (line !== trouble) warn(line);
      trouble = line;
    }
  };

  const looked = nowAndThen(lookEvery, look, now);
  return async (how) => {
    await looked(how === 'afresh');
    return live;
  };
}
