import { readFile } from 'node:fs/promises';

import { replacedVersion, type ReplacedVersion } from '@ochiq/contract/wire/undone-version';
import * as z from 'zod';

import { getReplacedVersionsFile, getCommittedDir } from './journal.ts';
import { isNotFound } from '@ochiq/service-kit/errors';

const versions = z.array(replacedVersion);

/** Serializes the versions that a change replaces; `null` where there are none. */
export const serializeReplaced = (replaced: readonly ReplacedVersion[]): Buffer | null =>
  replaced.length === 0 ? null : Buffer.from(JSON.stringify(replaced));

/**
 * Reads the versions that a change replaced; none where they were unknown, as for content published while no publisher
 * ran.
 */
export async function readReplacedVersions(siteDir: string, number: number): Promise<ReplacedVersion[]> {
  const text = await readFile(getReplacedVersionsFile(getCommittedDir(siteDir, number)), 'utf8').catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
  return text === null ? [] : versions.parse(JSON.parse(text));
}
