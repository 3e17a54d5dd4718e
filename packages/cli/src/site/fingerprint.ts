import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { fromRoot } from '../workplace/root.ts';
import type { Settings } from '../workplace/settings.ts';
import { getTodayInTashkent } from '../workplace/service-env.ts';

/** The inputs of a build of the site, apart from its content. */
const sources = [
  'web',
  'packages/bucket/src',
  'packages/contract/src',
  'packages/pages/src',
  'packages/uzbek/src',
  'packages/images',
  'packages/publisher/src',
  'packages/service-kit/src',
  'packages/artwork/src',
  'packages/tooling/patches',
  'pnpm-lock.yaml',
];
const generatedNames = new Set(['node_modules', '.cache', 'public', '.site', '.results', '.results.json', '.turbo', 'dist', 'e2e', 'test']);

async function listFilesBelow(entry: string): Promise<string[]> {
  const children = await readdir(fromRoot(entry), { withFileTypes: true }).catch(() => null);
  if (children === null) return [entry];
  const nested = await Promise.all(
    children.filter(({ name }) => !generatedNames.has(name)).map(({ name }) => listFilesBelow(path.join(entry, name))),
  );
  return nested.flat();
}

/** Computes a fingerprint of the site's code. */
export async function computeCodeFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(sources.map(listFilesBelow))).flat().sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(fromRoot(file)))
      .update('\0');
  return hash.digest('hex');
}

/** Fetches a fingerprint of the published content. @throws the CMS does not respond */
export async function fetchContentFingerprint({ cmsUrl, BUILD_TOKEN }: Settings): Promise<string> {
  const response = await fetch(`${cmsUrl}/api/content-state`, { headers: { authorization: `Bearer ${BUILD_TOKEN}` } });
  if (!response.ok)
    throw new Error(
      `The CMS answers ${String(response.status)} when asked for the state of its content: does BUILD_TOKEN in .env belong to this database?`,
    );
  return z.object({ fingerprint: z.string() }).parse(await response.json()).fingerprint;
}

/** Returns the file that records what the published site was built from, as one line. */
const getStampFile = ({ siteDir }: Settings) => path.join(siteDir, 'made-from.json');

export async function createStamp(settings: Settings): Promise<string> {
  const [code, content] = await Promise.all([computeCodeFingerprint(), fetchContentFingerprint(settings)]);
  return JSON.stringify({ code, content, siteUrl: settings.siteUrl, today: getTodayInTashkent() });
}

export async function readPublishedStamp(settings: Settings): Promise<string | null> {
  return readFile(getStampFile(settings), 'utf8').catch(() => null);
}

export async function writeStamp(settings: Settings, stamp: string): Promise<void> {
  await writeFile(`${getStampFile(settings)}.next`, stamp);
  await rename(`${getStampFile(settings)}.next`, getStampFile(settings));
}
