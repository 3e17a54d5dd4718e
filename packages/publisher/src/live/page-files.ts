import type { Release } from '@ochiq/contract/site-facts';

import { twinsOf } from '../compress.ts';
import type { InlineHashes } from '../csp-hashes.ts';
import { pageDataFile, pageFile } from '../page-file.ts';
import type { RenderedPage } from '../render/page-to-render.ts';

const suffixes = ['', '.br', '.gz'] as const;

/** A file below `public` and every twin that it may have, by their paths in a release. */
export const filesNamed = (name: string): string[] => suffixes.map((suffix) => `public/${name}${suffix}`);

/** Every file that a page may have in a release. */
export const filesOfPage = (pagePath: string): string[] => [pageFile(pagePath), pageDataFile(pagePath)].flatMap(filesNamed);

/** A file and its compressed twins; `null` for a twin that it has not. */
export async function withTwins(name: string, bytes: Buffer): Promise<[file: string, bytes: Buffer][]> {
  const twins = await twinsOf(name, bytes);
  return [[`public/${name}`, bytes], ...twins.map((twin): [string, Buffer] => [`public/${name}${twin.suffix}`, twin.bytes])];
}

/** The files of a rendered page. */
export async function filesOfRendered(pagePath: string, { pageData, html }: RenderedPage): Promise<[file: string, bytes: Buffer][]> {
  return [...(await withTwins(pageFile(pagePath), html)), ...(await withTwins(pageDataFile(pagePath), pageData))];
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
