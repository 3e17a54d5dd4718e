import { readSuppressions } from '../undo/suppressions.ts';
import { listFileVariants, listPageFiles } from '../live-pages/page-files.ts';
import { listChanges } from '../transaction/list-changes.ts';

/** The state when a comparison began: the release and its newest change. */
export type ComparisonCheckpoint = { release: string; number: number };

/** Returns the number of a site's newest change; 0 where there is none. */
export const getNewestJournaledChange = async (siteDir: string): Promise<number> => (await listChanges(siteDir))[0]?.number ?? 0;

/**
 * Lists files that can't be compared, by path in the release: those changed since the checkpoint, which the build may
 * or may not contain, and those suppressed by undone changes.
 * @throws the journals no longer cover every change since the checkpoint
 */
export async function listExcludedFiles(siteDir: string, releaseFolder: string, { number }: ComparisonCheckpoint): Promise<Set<string>> {
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
