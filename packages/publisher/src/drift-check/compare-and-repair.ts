import path from 'node:path';

import type { Comparison } from '@ochiq/contract/wire/publisher-status';
import { getErrorMessage } from '@ochiq/service-kit/errors';

import { publishBuild } from '../publish-build.ts';
import { getCurrentRelease } from '../releases.ts';
import { acquireSiteLock } from '../transaction/site-lock.ts';
import { compareBuild, type BuildComparison } from './compare-build.ts';
import { listExcludedFiles, type ComparisonCheckpoint } from './list-excluded-files.ts';

/** How many differences are reported individually. */
const maxReportedDifferences = 20;

type ComparisonContext = { buildDir: string; siteDir: string; mark: ComparisonCheckpoint; now: Date };
type RepairOutcome = Pick<Comparison, 'leftOut' | 'repaired' | 'failure'> & { compared: BuildComparison };

/** Determines the differences and repairs them under the site lock, so that nothing changes in between. */
async function repairIfNeeded(
  compared: BuildComparison,
  release: string,
  { buildDir, siteDir, mark, now }: ComparisonContext,
): Promise<RepairOutcome> {
  const lock = await acquireSiteLock(siteDir);
  try {
    const keep = await listExcludedFiles(siteDir, release, mark);
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
      return { ...outcome, failure: getErrorMessage(error) };
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
export async function compareAndRepair(context: ComparisonContext): Promise<Comparison> {
  const release = await getCurrentRelease(context.siteDir);
  if (release === null || path.basename(release) !== context.mark.release)
    throw new Error('The site was built anew meanwhile, so there is nothing to compare with');
  const buildComparison = await compareBuild(context.buildDir, release);
  const { compared, ...outcome } = await repairIfNeeded(buildComparison, release, context);
  const { files, differences } = compared;
  return {
    at: context.now.toISOString(),
    files,
    differing: differences.length,
    differences: differences.slice(0, maxReportedDifferences),
    ...outcome,
  };
}
