import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Settings } from '../workplace/settings.ts';
import { todayInTashkent } from '../workplace/today.ts';
import { codeFingerprint, contentFingerprint } from './fingerprint.ts';

/** Returns the file that records what the published site was built from, as one line. */
const stampFile = ({ siteDir }: Settings) => path.join(siteDir, 'made-from.json');

export async function currentStamp(settings: Settings): Promise<string> {
  const [code, content] = await Promise.all([codeFingerprint(), contentFingerprint(settings)]);
  return JSON.stringify({ code, content, siteUrl: settings.siteUrl, today: todayInTashkent() });
}

export async function publishedStamp(settings: Settings): Promise<string | null> {
  return readFile(stampFile(settings), 'utf8').catch(() => null);
}

export async function writeStamp(settings: Settings, stamp: string): Promise<void> {
  await writeFile(`${stampFile(settings)}.next`, stamp);
  await rename(`${stampFile(settings)}.next`, stampFile(settings));
}
