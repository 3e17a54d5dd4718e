import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { toLocalePath } from '@ochiq/contract/routing/scripts';
import * as z from 'zod';

import { copyText } from '../copy-text.ts';
import { getPageDataFile } from '../site-paths.ts';
import { inspectPath } from '../transaction/find-live-files.ts';

const translationsSchema = z.object({
  result: z.object({
    pageContext: z.object({ page: z.object({ head: z.object({ translations: z.array(z.object({ path: z.string() })) }) }) }),
  }),
});

/** Translations that were read before, by file, with its version then: an edit asks for those of the same pages again. */
const knownTranslations = new Map<string, { version: string; paths: readonly string[] }>();
const maxKnown = 10_000;

async function readTranslations(file: string): Promise<string[]> {
  const data = translationsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  // A page in a further alphabet is there where the page of its language is.
  return data.result.pageContext.page.head.translations.map((translation) => copyText(toLocalePath(translation.path)));
}

/**
 * Reads the translations that a live page names; `null` where there is no page. Its data are faster to read than its
 * HTML, and are read once: another version of a file is another file, of another second or size.
 */
export async function readPublishedTranslations(publicDir: string, pagePath: string): Promise<ReadonlySet<string> | null> {
  const file = path.join(publicDir, getPageDataFile(pagePath));
  const stats = inspectPath(file);
  if (!stats) return null;
  const version = [stats.ino, stats.mtimeNs, stats.size].join(' ');
  const known = knownTranslations.get(file);
  if (known?.version === version) return new Set(known.paths);
  const paths = await readTranslations(file);
  if (knownTranslations.size >= maxKnown) knownTranslations.clear();
  knownTranslations.set(file, { version, paths });
  return new Set(paths);
}
