import { statSync } from 'node:fs';

import type { ViewPrefix } from '@ochiq/contract/routing/scripts';
import { isActiveOnDay } from '@ochiq/contract/wire/alert-days';

import type { LiveRelease } from './live-release.ts';
import { toReleaseFile } from './release-files.ts';

/** A file in a version, or a path where there is none. */
export type FileDependency = { realPath: string; version: string | undefined };

/** A page, whose response depends on alerts and on the language of readers. */
export type PageDependency = { path: string; localePrefix: ViewPrefix };

/** What a response follows from besides the request: while all of it is the same, the response is. */
export type ResponseDependencies = {
  release: LiveRelease;
  /** Undefined for a file. */
  page: PageDependency | undefined;
  files: readonly FileDependency[];
};

/**
 * Returns whether a file is what it was. Asks the disk at once: a look at a path that was just used takes microseconds,
 * a thread to wait for it tens of them.
 */
function isUnchanged({ realPath, version }: FileDependency): boolean {
  const stats = statSync(realPath, { bigint: true, throwIfNoEntry: false });
  return (stats && toReleaseFile(realPath, stats)?.version) === version;
}

/** Returns whether no alert has to be inserted into a page; false also where that is not known at once. */
function isWithoutAlert(localePrefix: ViewPrefix, { alert }: LiveRelease, today: () => string): boolean {
  const known = alert.peek?.(localePrefix);
  return known !== undefined && (known === null || known.html === '' || !isActiveOnDay(known, today()));
}

/**
 * Returns whether a response is still the one of now.
 * @param current the current release, where that is known at once
 */
export function areDependenciesUnchanged(
  { release, page, files }: ResponseDependencies,
  current: LiveRelease | undefined,
  today: () => string,
): boolean {
  try {
    return release === current && (!page || isWithoutAlert(page.localePrefix, release, today)) && files.every(isUnchanged);
  } catch {
    // A disk that fails: the handler of the request reports it.
    return false;
  }
}
