import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FileDifference } from '@ochiq/contract/publisher-status';
import { siteFacts } from '@ochiq/contract/site-facts';
import * as z from 'zod';

import { builtFiles } from '../built-files.ts';
import { assetsOf } from '../kept-assets.ts';
import { contentFacts } from '../live/counted.ts';
import { publicIn, readFacts } from '../live/live-release.ts';
import { pageFile } from '../page-file.ts';
import { firstDifference } from '../verify/first-difference.ts';
import { compareFiles } from './compare-files.ts';
import { liveNames } from '../live-names.ts';

const plannedPages = z.array(z.object({ path: z.string() }));

export type Compared = {
  files: number;
  differences: FileDifference[];
  /** Harmless files below `public` that no page of the build needs. */
  spare: string[];
};

/** Returns whether a file may be unused: media and cards stay until the next release of other code or content. */
const maySpare = (name: string) => /^(?:media|cards)\//u.test(name);

async function factDifference(buildDir: string, release: string): Promise<FileDifference[]> {
  const built = siteFacts.parse(JSON.parse(await readFile(path.join(buildDir, '.site', 'facts.json'), 'utf8')));
  const [one, other] = [contentFacts(built), contentFacts(await readFacts(release))].map((facts) => Buffer.from(JSON.stringify(facts)));
  const place = one && other ? firstDifference(one, other) : null;
  return place ? [{ file: 'release.json', at: place.at, built: place.one, live: place.other }] : [];
}

/**
 * Compares every file of a build and of a release byte for byte, except the assets of older code, which only the
 * release has.
 * @param buildDir the folder with `public` and `.site`
 */
export async function compareBuild(buildDir: string, release: string): Promise<Compared> {
  const listed: unknown = JSON.parse(await readFile(path.join(buildDir, '.site', 'pages.json'), 'utf8'));
  const pages = new Set(plannedPages.parse(listed).map((page) => pageFile(page.path)));
  const built = await builtFiles(path.join(buildDir, 'public'), pages);
  const isBuilt = new Set(built);
  const older = new Set((await assetsOf(release)).generations.slice(1).flat());
  const onlyLive = (await liveNames(publicIn(release))).filter((name) => !isBuilt.has(name) && !older.has(name));
  const names = [...built, ...onlyLive.filter((name) => !maySpare(name))];
  const differences = await compareFiles(names, path.join(buildDir, 'public'), publicIn(release));
  return {
    files: names.length,
    differences: [...differences, ...(await factDifference(buildDir, release))],
    spare: onlyLive.filter(maySpare),
  };
}
