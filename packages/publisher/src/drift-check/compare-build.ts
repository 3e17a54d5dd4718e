import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FileDifference } from '@ochiq/contract/wire/publisher-status';
import { siteFacts } from '@ochiq/contract/wire/site-facts';
import * as z from 'zod';

import { listBuiltFiles } from '../list-built-files.ts';
import { readAssets } from '../kept-assets.ts';
import { pickContentFacts } from '../undo/published-baseline.ts';
import { getPublicDir, readReleaseFacts } from '../state/live-release.ts';
import { getPageFile } from '../get-page-file.ts';
import { findFirstDifference } from '../renderer-parity/find-first-difference.ts';
import { compareFiles } from './compare-files.ts';
import { listPublicFiles } from '../list-public-files.ts';

const plannedPages = z.array(z.object({ path: z.string() }));

export type BuildComparison = {
  files: number;
  differences: FileDifference[];
  /** Harmless files below `public` that no page of the build needs. */
  spare: string[];
};

/** Returns whether a file may be unused: media and cards stay until the next release of other code or content. */
const mayBeOrphaned = (name: string) => /^(?:media|cards)\//u.test(name);

async function compareFacts(buildDir: string, release: string): Promise<FileDifference[]> {
  const built = siteFacts.parse(JSON.parse(await readFile(path.join(buildDir, '.site', 'facts.json'), 'utf8')));
  const [one, other] = [pickContentFacts(built), pickContentFacts(await readReleaseFacts(release))].map((facts) =>
    Buffer.from(JSON.stringify(facts)),
  );
  const difference = one && other ? findFirstDifference(one, other) : null;
  return difference ? [{ file: 'release.json', at: difference.at, built: difference.one, live: difference.other }] : [];
}

/**
 * Compares every file of a build and of a release byte for byte, except the assets of older code, which only the
 * release has.
 * @param buildDir the folder with `public` and `.site`
 */
export async function compareBuild(buildDir: string, release: string): Promise<BuildComparison> {
  const pagesJson: unknown = JSON.parse(await readFile(path.join(buildDir, '.site', 'pages.json'), 'utf8'));
  const pages = new Set(plannedPages.parse(pagesJson).map((page) => getPageFile(page.path)));
  const built = await listBuiltFiles(path.join(buildDir, 'public'), pages);
  const isBuilt = new Set(built);
  const olderAssets = new Set((await readAssets(release)).generations.slice(1).flat());
  const onlyLive = (await listPublicFiles(getPublicDir(release))).filter((name) => !isBuilt.has(name) && !olderAssets.has(name));
  const names = [...built, ...onlyLive.filter((name) => !mayBeOrphaned(name))];
  const differences = await compareFiles(names, path.join(buildDir, 'public'), getPublicDir(release));
  return {
    files: names.length,
    differences: [...differences, ...(await compareFacts(buildDir, release))],
    spare: onlyLive.filter(mayBeOrphaned),
  };
}
