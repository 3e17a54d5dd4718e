import path from 'node:path';

import type { Comparison } from '@ochiq/contract/wire/publisher-status';
import { getErrorMessage } from '@ochiq/service-kit/errors';

import { publishBuild } from '../publish-build.ts';
import { getCurrentRelease } from '../releases.ts';
import { acquireSiteLock } from '../transaction/site-lock.ts';
import { type BuildComparison, compareBuild } from './compare-build.ts';
import { readSuppressions } from '../undo/suppressions.ts';
import { listFileVariants, listPageFiles } from '../live-pages/page-files.ts';
import { listChanges } from '../transaction/applied-change.ts';

/** The state when a comparison began: the release and its newest change. */
type ComparisonCheckpoint = { release: string; number: number };

/** Returns the number of a site's newest change; 0 where there is none. */
export const getNewestJournaledChange = async (siteDir: string): Promise<number> => (await listChanges(siteDir))[0]?.number ?? 0;

/**
 * Lists files that can't be compared, by path in the release: those changed since the checkpoint, which the build may
 * or may not contain, and those suppressed by undone changes.
 * @throws the journals no longer cover every change since the checkpoint
 */
async function listExcludedFiles(siteDir: string, releaseFolder: string, { number }: ComparisonCheckpoint): Promise<Set<string>> {
  const retainedChanges = await listChanges(siteDir);
  const changes = retainedChanges.filter((change) => change.number > number);
  if (changes.length < (retainedChanges[0]?.number ?? 0) - number)
    throw new Error('So much was published since the build began that the first of it is not known any more: compare at a calmer hour');
  const changed = changes.flatMap(({ written, removed }) => [...written, ...removed]);
  const suppressedFiles = [...(await readSuppressions(releaseFolder)).values()].flatMap(({ pages, files, facts }) => [
    ...Object.keys(pages).flatMap(listPageFiles),
    ...Object.keys(files).flatMap(listFileVariants),
    ...(facts ? ['release.json'] : []),
  ]);
  return new Set([...changed, ...suppressedFiles]);
}

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
