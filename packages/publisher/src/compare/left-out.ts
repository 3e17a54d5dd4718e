import { readHeld } from '../live/held.ts';
import { filesNamed, filesOfPage } from '../live/page-files.ts';
import { listChanges } from '../swap/list-changes.ts';

/** The state when a comparison began: the release and its newest change. */
export type Mark = { release: string; number: number };

/** Returns the number of a site's newest change; 0 where there is none. */
export const newestChange = async (siteDir: string): Promise<number> => (await listChanges(siteDir))[0]?.number ?? 0;

/**
 * Lists files that can't be compared, by path in the release: those changed since the checkpoint, which the build may
 * or may not contain, and those suppressed by undone changes.
 * @throws the journals no longer cover every change since the checkpoint
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
