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
  /** Is told at each new look whether what is published can be read; where it can't, readers have the release before it. */
  onRead?: (isReadable: boolean) => void;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** How long a look at the published folder counts, in milliseconds. */
const lookEvery = 1000;

/** What `current` points to, and the version of its facts: both change without a restart. */
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

/** Gives the release that is published now; `afresh` that of this instant, as one may be a second old. */
export type Current = (how?: 'afresh') => Promise<LiveRelease | undefined>;

/** Follows `current`, looking at most once a second, and when it is asked for afresh. */
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
      // What cannot be read never replaces a release that can; the next look tries again.
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
