import { readFile } from 'node:fs/promises';

import { formatVersionName, replacedVersion, type ReplacedVersion } from '@ochiq/contract/wire/undone-version';
import * as z from 'zod';

import type { AppliedChange } from './applied-change.ts';
import { getReplacedVersionsFile, getCommittedDir } from './journal.ts';
import { isMissingFile } from '@ochiq/service-kit/errors';

const versions = z.array(replacedVersion);

/** Serializes the versions that a change replaces; `null` where there are none. */
export const serializeReplaced = (replaced: readonly ReplacedVersion[]): Buffer | null =>
  replaced.length === 0 ? null : Buffer.from(JSON.stringify(replaced));

async function readVersionsOfChange(siteDir: string, number: number): Promise<ReplacedVersion[]> {
  const text = await readFile(getReplacedVersionsFile(getCommittedDir(siteDir, number)), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return null;
    throw error;
  });
  return text === null ? [] : versions.parse(JSON.parse(text));
}

/** Joins what two changes did to a version: no more than a notice changed where neither did more. */
const joinReplaced = (first: ReplacedVersion, next: ReplacedVersion): ReplacedVersion => ({
  ...first,
  isSilent: first.isSilent && next.isSilent,
  isNotice: Boolean(first.isNotice && next.isNotice),
});

/**
 * Reads the versions that a publication replaced, as they were before all of its changes; none where they were unknown,
 * as for content published while no publisher ran.
 */
export async function readReplacedVersions(
  siteDir: string,
  { number, last }: Pick<AppliedChange, 'number' | 'last'>,
): Promise<ReplacedVersion[]> {
  const oldest = new Map<string, ReplacedVersion>();
  for (let change = number; change <= last; change += 1) {
    for (const version of await readVersionsOfChange(siteDir, change)) {
      const name = formatVersionName(version);
      const known = oldest.get(name);
      oldest.set(name, known ? joinReplaced(known, version) : version);
    }
  }
  return [...oldest.values()];
}
