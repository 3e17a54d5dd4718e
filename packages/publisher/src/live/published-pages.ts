import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { pageDataFile } from '../page-file.ts';
import { isMissing } from '@ochiq/service/error-code';
import { inBatches } from '../swap/in-batches.ts';
import { fingerprintOf } from './fingerprint.ts';

const pageData = z.object({ path: z.string(), result: z.object({ pageContext: z.unknown() }) });

/** Reads the fingerprints of some pages of a release; `null` where it has no page of that path. */
export async function publishedAt(publicDir: string, paths: readonly string[]): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  await inBatches(paths, async (pagePath) => {
    const text = await readFile(path.join(publicDir, pageDataFile(pagePath)), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    found.set(pagePath, text === null ? null : fingerprintOf(pageData.parse(JSON.parse(text)).result.pageContext));
  });
  return found;
}

/** Reads the fingerprints of all pages of a release by path, from their page data. */
export async function publishedPages(publicDir: string): Promise<Map<string, string>> {
  const folder = path.join(publicDir, 'page-data');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = new Map<string, string>();
  await inBatches(
    entries.filter(({ name }) => name === 'page-data.json'),
    async ({ parentPath, name }) => {
      const data = pageData.parse(JSON.parse(await readFile(path.join(parentPath, name), 'utf8')));
      found.set(data.path, fingerprintOf(data.result.pageContext));
    },
  );
  return found;
}
