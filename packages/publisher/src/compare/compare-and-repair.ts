import path from 'node:path';

import type { Comparison } from '@ochiq/contract/publisher-status';

import { publishBuild } from '../publish-build.ts';
import { currentRelease } from '../releases.ts';
import { takeSiteLock } from '../swap/site-lock.ts';
import { compareBuild, type Compared } from './compare-build.ts';
import { leftOut, type Mark } from './left-out.ts';

/** How many differences are reported individually. */
const told = 20;

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type Where = { buildDir: string; siteDir: string; mark: Mark; now: Date };
type Outcome = Pick<Comparison, 'leftOut' | 'repaired' | 'failure'> & { compared: Compared };

/** Determines the differences and repairs them under the site lock, so that nothing changes in between. */
async function repairIfNeeded(compared: Compared, release: string, { buildDir, siteDir, mark, now }: Where): Promise<Outcome> {
  const lock = await takeSiteLock(siteDir);
  try {
    const keep = await leftOut(siteDir, release, mark);
    const differences = compared.differences.filter(({ file }) => !keep.has(file));
    const outcome = { compared: { ...compared, differences }, leftOut: [...keep].sort(), repaired: null, failure: null };
    if (differences.length === 0) return outcome;
    // A retained page may show files that the build does not need.
    const spare = compared.spare.map((name) => `public/${name}`);
    const renew = new Set(differences.map(({ file }) => file.replace(/\.(?:br|gz)$/u, '')));
    const repair = { keep: new Set([...keep, ...spare]), renew };
    try {
      return { ...outcome, repaired: (await publishBuild(buildDir, siteDir, now, repair)).id };
    } catch (error) {
      return { ...outcome, failure: wordsOf(error) };
    }
  } finally {
    await lock.release();
  }
}

/**
 * Compares a build with the live site and, where they differ, publishes the build as the release. Files changed since
 * the checkpoint and files suppressed by undone changes stay as they are, are excluded from the comparison and are
 * listed.
 * @throws the site was rebuilt meanwhile; or a file can't be read
 */
export async function compareAndRepair(where: Where): Promise<Comparison> {
  const release = await currentRelease(where.siteDir);
  if (release === null || path.basename(release) !== where.mark.release)
    throw new Error('The site was built anew meanwhile, so there is nothing to compare with');
  const found = await compareBuild(where.buildDir, release);
  const { compared, ...outcome } = await repairIfNeeded(found, release, where);
  const { files, differences } = compared;
  return { at: where.now.toISOString(), files, differing: differences.length, differences: differences.slice(0, told), ...outcome };
}
