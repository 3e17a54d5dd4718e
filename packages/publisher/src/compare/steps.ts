import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Comparison } from '@ochiq/contract/publisher-status';
import * as z from 'zod';

import { codeOfRelease } from '../kept-assets.ts';
import { currentRelease } from '../releases.ts';
import { compareAndRepair } from './compare-and-repair.ts';
import { newestChange } from './left-out.ts';
import { writeComparison } from './report.ts';

const mark = z.object({ release: z.string().min(1), number: z.int().nonnegative() });
const markFile = (siteDir: string) => path.join(siteDir, 'comparing.json');

/**
 * Records the state of the site before the build begins.
 * @param waitUntilCaughtUp waits until every published change is live
 */
export async function beginComparison(siteDir: string, caughtUp: () => Promise<void>): Promise<void> {
  await caughtUp();
  const release = await currentRelease(siteDir);
  if (release === null) throw new Error('Nothing is published yet');
  const begun = { release: path.basename(release), number: await newestChange(siteDir) };
  await writeFile(markFile(siteDir), JSON.stringify(begun satisfies z.output<typeof mark>));
}

/** Rejects a build of other code: other code renders other pages, so it is published, not compared. */
async function refuseOtherCode(buildDir: string, siteDir: string): Promise<void> {
  const built = await readFile(path.join(buildDir, '.site', 'made-with'), 'utf8').catch(() => null);
  const code = await codeOfRelease((await currentRelease(siteDir)) ?? '');
  if (code !== null && built !== null && code !== built)
    throw new Error('The site was made with other code than there is now: publish it anew (`pnpm site`)');
}

/** Compares the finished build with the site and stores the result. */
export async function endComparison(buildDir: string, siteDir: string, now: Date, caughtUp: () => Promise<void>): Promise<Comparison> {
  const begun = mark.parse(JSON.parse(await readFile(markFile(siteDir), 'utf8')));
  await refuseOtherCode(buildDir, siteDir);
  // The build may contain changes published since it began: wait until the site has them too.
  await caughtUp();
  const told = await compareAndRepair({ buildDir, siteDir, mark: begun, now });
  await writeComparison(siteDir, told);
  await rm(markFile(siteDir), { force: true });
  return told;
}

/** Stores why a comparison could not be made. */
export async function failComparison(siteDir: string, now: Date, failure: string): Promise<Comparison> {
  const told: Comparison = { at: now.toISOString(), files: 0, differing: 0, differences: [], leftOut: [], repaired: null, failure };
  await writeComparison(siteDir, told);
  return told;
}
