import type { Release } from '@ochiq/contract/site-facts';

import type { InlineHashes } from '../csp-hashes.ts';
import type { Finisher } from '../finish/finisher.ts';
import type { FileToPack } from '../finish/messages.ts';
import { pageDataFile, pageFile } from '../page-file.ts';

const suffixes = ['', '.br', '.gz'] as const;

/** A file below `public` and every twin that it may have, by their paths in a release. */
export const filesNamed = (name: string): string[] => suffixes.map((suffix) => `public/${name}${suffix}`);

/** Every file that a page may have in a release. */
export const filesOfPage = (pagePath: string): string[] => [pageFile(pagePath), pageDataFile(pagePath)].flatMap(filesNamed);

/** Files below `public` by their paths in a release. */
export const inRelease = (files: readonly FileToPack[]) => files.map(({ name, bytes }): [string, Buffer] => [`public/${name}`, bytes]);

/** A file below `public` and its compressed twins, by their paths in a release. */
export async function withTwins(file: FileToPack, { pack }: Pick<Finisher, 'pack'>): Promise<[file: string, bytes: Buffer][]> {
  return inRelease([file, ...(await pack(file))]);
}

/** The release's facts with what further pages bring into its content policy; the same object where that is nothing. */
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
