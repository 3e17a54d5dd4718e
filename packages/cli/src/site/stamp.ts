import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Settings } from '../workplace/settings.ts';
import { getTodayInTashkent } from '../workplace/today.ts';
import { computeCodeFingerprint, fetchContentFingerprint } from './fingerprint.ts';

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
