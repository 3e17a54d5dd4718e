import type { Release } from '@ochiq/contract/site-facts';

import type { InlineHashes } from '../csp-hashes.ts';
import type { Finisher } from '../finish/finisher.ts';
import type { FileToPack } from '../finish/messages.ts';
import { pageDataFile, pageFile } from '../page-file.ts';

const suffixes = ['', '.br', '.gz'] as const;

/** Lists a file below `public` and its possible compressed variants, by path in a release. */
export const filesNamed = (name: string): string[] => suffixes.map((suffix) => `public/${name}${suffix}`);

/** Lists every file that a page may have in a release. */
export const filesOfPage = (pagePath: string): string[] => [pageFile(pagePath), pageDataFile(pagePath)].flatMap(filesNamed);

/** Maps files below `public` to their paths in a release. */
export const inRelease = (files: readonly FileToPack[]) => files.map(({ name, bytes }): [string, Buffer] => [`public/${name}`, bytes]);

/** Returns a file below `public` with its compressed variants, by path in a release. */
export async function withTwins(file: FileToPack, { pack }: Pick<Finisher, 'pack'>): Promise<[file: string, bytes: Buffer][]> {
  return inRelease([file, ...(await pack(file))]);
}

/**
 * Merges the hashes of further pages into the release's content policy; returns the same object where nothing changes.
 */
export function withHashes(release: Release, found: Iterable<InlineHashes>): Release {
  const scripts = new Set(release.scriptHashes);
  const styles = new Set(release.styleHashes);
  for (const page of found) {
    page.scripts.forEach((hash) => scripts.add(hash));
    page.styles.forEach((hash) => styles.add(hash));
  }
  if (scripts.size === release.scriptHashes.length && styles.size === release.styleHashes.length) return release;
  return { ...release, scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() };
}
