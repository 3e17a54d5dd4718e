import type { Release } from '@ochiq/contract/wire/site-facts';
import { listScriptFiles } from '@ochiq/pages/script-pages/build-script-page';

import type { InlineHashes } from '../html-inspection.ts';
import type { PostProcessor } from '../postprocess/post-processor.ts';
import type { FileToCompress } from '../postprocess/messages.ts';
import { getPageDataFile, getPageFile } from '../site-paths.ts';

const suffixes = ['', '.br', '.gz'] as const;

/** Lists a file below `public` and its possible compressed variants, by path in a release. */
export const listFileVariants = (name: string): string[] => suffixes.map((suffix) => `public/${name}${suffix}`);

/** Lists every file that a page may have in a release. */
export function listPageFiles(pagePath: string): string[] {
  const file = getPageFile(pagePath);
  return [file, getPageDataFile(pagePath), ...listScriptFiles(file).map(({ name }) => name)].flatMap(listFileVariants);
}

/** Maps files below `public` to their paths in a release. */
const toReleasePaths = (files: readonly FileToCompress[]) => files.map(({ name, bytes }): [string, Buffer] => [`public/${name}`, bytes]);

/** Returns a file below `public` with its compressed variants, by path in a release. */
export async function withCompressedVariants(
  file: FileToCompress,
  { pack }: Pick<PostProcessor, 'pack'>,
): Promise<[file: string, bytes: Buffer][]> {
  return toReleasePaths([file, ...(await pack(file))]);
}

/**
 * Merges the hashes of further pages into the release's content policy; returns the same object where nothing changes.
 */
export function mergeHashes(release: Release, added: Iterable<InlineHashes>): Release {
  const scripts = new Set(release.scriptHashes);
  const styles = new Set(release.styleHashes);
  for (const page of added) {
    page.scripts.forEach((hash) => scripts.add(hash));
    page.styles.forEach((hash) => styles.add(hash));
  }
  if (scripts.size === release.scriptHashes.length && styles.size === release.styleHashes.length) return release;
  return { ...release, scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() };
}
