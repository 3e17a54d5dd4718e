import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { release } from '@ochiq/contract/wire/site-facts';
import { buildContentSecurityPolicies } from '@ochiq/http-policy/security-headers';
import { getErrorMessage, isMissingFile } from '@ochiq/service-kit/errors';

import { findTranslations, type PageTranslations } from '../routing/page-translations.ts';
import { buildRedirectTable } from '../routing/redirect-table.ts';
import type { BasePath, SiteAddress } from '../routing/site-address.ts';
import type { LiveRelease } from './live-release.ts';
import { findFile, type ReleaseFile } from './release-files.ts';
import { createThrottledRefresh } from './throttled-refresh.ts';
import { watchAlerts } from './watch-alerts.ts';

/** Reads the translations of a page; an empty map where it was removed in the meantime. */
async function readTranslations({ realPath }: ReleaseFile, base: BasePath): Promise<PageTranslations> {
  try {
    return findTranslations(await readFile(realPath, 'utf8'), base);
  } catch (error) {
    if (isMissingFile(error)) return new Map();
    throw error;
  }
}

/**
 * Reads a release's folder.
 * @throws it has no `public` folder, or its `release.json` is not what the contract says
 */
async function readRelease(folder: string, site: SiteAddress, warn: (message: string) => void): Promise<LiveRelease> {
  const metadata = release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  const publicFolder = await realpath(join(folder, 'public'));
  const { table, dropped } = buildRedirectTable(metadata.redirects, site);
  if (dropped.length > 0) warn(`Redirects are left out, as they lead nowhere, in a circle or where they may not: ${dropped.join(', ')}`);
  const find = (path: string) => findFile(publicFolder, path);
  return {
    id: metadata.id,
    profile: metadata.profile,
    redirects: table,
    cyrillicWords: metadata.cyrillicWords,
    policies: buildContentSecurityPolicies(metadata, site.https),
    find,
    translations: (page) => readTranslations(page, site.base),
    alert: watchAlerts({ find, warn }),
  };
}

type ReleaseWatcherOptions = {
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
const refreshIntervalMs = 1000;

/** Reads the target of `current` and the version of its `release.json`: both change without a restart. */
async function readFingerprint(siteDir: string): Promise<{ folder: string; version: string } | undefined> {
  try {
    const folder = await realpath(join(siteDir, 'current'));
    const { ino, mtimeNs, size } = await stat(join(folder, 'release.json'), { bigint: true });
    return { folder, version: `${folder} ${ino} ${mtimeNs} ${size}` };
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

/** Returns the published release, which may be a second old; `afresh` reads it again. */
export type GetCurrentRelease = ((how?: 'afresh') => Promise<LiveRelease | undefined>) & {
  /** Returns it at once; undefined also where it has to be read first. */
  peek?: () => LiveRelease | undefined;
};

/** Watches `current`: refreshes at most once a second, and on request. */
export function watchCurrentRelease({
  siteDir,
  site,
  warn,
  onRead = () => undefined,
  now = () => performance.now(),
}: ReleaseWatcherOptions): GetCurrentRelease {
  let live: LiveRelease | undefined;
  let known: string | undefined;
  let lastWarning: string | undefined;

  const refreshRelease = async (): Promise<void> => {
    let folder = siteDir;
    try {
      const current = await readFingerprint(siteDir);
      folder = current?.folder ?? siteDir;
      if (current?.version !== known) live = current && (await readRelease(folder, site, warn));
      known = current?.version;
      lastWarning = undefined;
      onRead(true);
    } catch (error) {
      onRead(false);
      // An unreadable release never replaces a readable one; the next refresh tries again.
      const line = `The release in ${folder} cannot be read: ${getErrorMessage(error)}`;
      if (line !== lastWarning) warn(line);
      lastWarning = line;
    }
  };

  const refresh = createThrottledRefresh(refreshIntervalMs, refreshRelease, now);
  const getCurrentRelease = async (how?: 'afresh'): Promise<LiveRelease | undefined> => {
    await refresh(how === 'afresh');
    return live;
  };
  return Object.assign(getCurrentRelease, { peek: () => (refresh.isFresh() ? live : undefined) });
}
