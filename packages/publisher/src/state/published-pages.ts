import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from 'node:crypto';

import * as z from 'zod';
import { isMissingFile } from '@ochiq/service-kit/errors';

import { getPageDataFile } from '../site-paths.ts';
import { mapConcurrent } from '../transaction/map-concurrent.ts';

/** Computes a short fingerprint of a text. */
export const computeTextFingerprint = (text: string): string => hash('sha1', text, 'base64');

/** Computes a short fingerprint of a page's context: pages with the same content have the same fingerprint. */
export const computeFingerprint = (context: unknown): string => computeTextFingerprint(JSON.stringify(context));

const pageData = z.object({ path: z.string(), result: z.object({ pageContext: z.unknown() }) });

/** Reads the fingerprints of some pages of a release; `null` where it has no page of that path. */
export async function readFingerprintsAt(publicDir: string, paths: readonly string[]): Promise<Map<string, string | null>> {
  const fingerprints = new Map<string, string | null>();
  await mapConcurrent(paths, async (pagePath) => {
    const text = await readFile(path.join(publicDir, getPageDataFile(pagePath)), 'utf8').catch((error: unknown) => {
      if (isMissingFile(error)) return null;
      throw error;
    });
    fingerprints.set(pagePath, text === null ? null : computeFingerprint(pageData.parse(JSON.parse(text)).result.pageContext));
  });
  return fingerprints;
}

/** Reads the fingerprints of all pages of a release by path, from their page data. */
export async function readPublishedFingerprints(publicDir: string): Promise<Map<string, string>> {
  const folder = path.join(publicDir, 'page-data');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const fingerprints = new Map<string, string>();
  await mapConcurrent(
    entries.filter(({ name }) => name === 'page-data.json'),
    async ({ parentPath, name }) => {
      const data = pageData.parse(JSON.parse(await readFile(path.join(parentPath, name), 'utf8')));
      fingerprints.set(data.path, computeFingerprint(data.result.pageContext));
    },
  );
  return fingerprints;
}
