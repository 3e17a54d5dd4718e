import { readHeld } from '../live/held.ts';
import { filesNamed, filesOfPage } from '../live/page-files.ts';
import { listChanges } from '../swap/list-changes.ts';

/** Where a comparison began: the release of then, and the newest change. */
export type Mark = { release: string; number: number };

/** The newest change of a site; 0 where there is none. */
export const newestChange = async (siteDir: string): Promise<number> => (await listChanges(siteDir))[0]?.number ?? 0;

/**
 * Files that can't be compared, by their path in the release: those that were changed since the mark, which the build may know
 * or not, and those that undone changes hold back.
 * @throws so much was changed that it is not known any more
 */
export async function leftOut(siteDir: string, releaseFolder: string, { number }: Mark): Promise<Set<string>> {
  const kept = await listChanges(siteDir);
  const changes = kept.filter((change) => change.number > number);
  if (changes.length < (kept[0]?.number ?? 0) - number)
    throw new Error('So much was published since the build began that the first of it is not known any more: compare at a calmer hour');
  const changed = changes.flatMap(({ written, removed }) => [...written, ...removed]);
  const held = [...(await readHeld(releaseFolder)).values()].flatMap(({ pages, files, facts }) => [
    ...Object.keys(pages).flatMap(filesOfPage),
    ...Object.keys(files).flatMap(filesNamed),
    ...(facts ? ['release.json'] : []),
  ]);
  return new Set([...changed, ...held]);
}
