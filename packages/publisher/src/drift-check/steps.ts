import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Comparison } from '@ochiq/contract/wire/publisher-status';
import * as z from 'zod';

import { readReleaseCode } from '../kept-assets.ts';
import { getCurrentRelease } from '../releases.ts';
import { compareAndRepair, getNewestJournaledChange } from './compare-and-repair.ts';
import { writeComparison } from './report.ts';

const checkpointSchema = z.object({ release: z.string().min(1), number: z.int().nonnegative() });
const getCheckpointFile = (siteDir: string) => path.join(siteDir, 'comparing.json');

/**
 * Records the state of the site before the build begins.
 * @param waitUntilCaughtUp waits until every published change is live
 */
export async function beginComparison(siteDir: string, waitUntilCaughtUp: () => Promise<void>): Promise<void> {
  await waitUntilCaughtUp();
  const release = await getCurrentRelease(siteDir);
  if (release === null) throw new Error('Nothing is published yet');
  const checkpoint = { release: path.basename(release), number: await getNewestJournaledChange(siteDir) };
  await writeFile(getCheckpointFile(siteDir), JSON.stringify(checkpoint satisfies z.output<typeof checkpointSchema>));
}

/** Rejects a build of other code: other code renders other pages, so it is published, not compared. */
async function refuseOtherCode(buildDir: string, siteDir: string): Promise<void> {
  const built = await readFile(path.join(buildDir, '.site', 'made-with'), 'utf8').catch(() => null);
  const code = await readReleaseCode((await getCurrentRelease(siteDir)) ?? '');
  if (code !== null && built !== null && code !== built)
    throw new Error('The site was made with other code than there is now: publish it anew (`pnpm site`)');
}

/** Compares the finished build with the site and stores the result. */
export async function endComparison(
  buildDir: string,
  siteDir: string,
  now: Date,
  waitUntilCaughtUp: () => Promise<void>,
): Promise<Comparison> {
  const checkpoint = checkpointSchema.parse(JSON.parse(await readFile(getCheckpointFile(siteDir), 'utf8')));
  await refuseOtherCode(buildDir, siteDir);
  // The build may contain changes published since it began: wait until the site has them too.
  await waitUntilCaughtUp();
  const result = await compareAndRepair({ buildDir, siteDir, mark: checkpoint, now });
  await writeComparison(siteDir, result);
  await rm(getCheckpointFile(siteDir), { force: true });
  return result;
}

/** Stores why a comparison could not be made. */
export async function failComparison(siteDir: string, now: Date, failure: string): Promise<Comparison> {
  const result: Comparison = { at: now.toISOString(), files: 0, differing: 0, differences: [], leftOut: [], repaired: null, failure };
  await writeComparison(siteDir, result);
  return result;
}
