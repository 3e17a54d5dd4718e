import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { release, type Release } from '@ochiq/contract/wire/site-facts';
import { isMissingFile } from '@ochiq/service-kit/errors';

import { getSuppressionFile, readSuppressions } from './undo/suppressions.ts';
import { linkFileVariants } from './site-files.ts';
import { mapConcurrent } from './transaction/map-concurrent.ts';

const isCompressedVariant = (name: string) => /\.(?:br|gz)$/u.test(name);

/** How a build replaces a differing release. Files by their paths in the release. */
export type RepairOptions = {
  /** Files that stay as they are in the previous release, existing or not. */
  keep: ReadonlySet<string>;
  /** Files not to be reused from there although their content is the same: their compressed variants are damaged. */
  renew: ReadonlySet<string>;
};

/** Copies the suppressions of undone changes. */
async function retainSuppressions(folder: string, previous: string): Promise<void> {
  await cp(path.join(previous, 'held'), path.join(folder, 'held'), { recursive: true }).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error;
  });
}

/** Retains which entries were undone; anything else that an undo suppressed is shown by a new build. */
export async function retainUndoneVersions(folder: string, previous: string): Promise<void> {
  await retainSuppressions(folder, previous);
  for (const [number, { versions }] of await readSuppressions(folder))
    if (!versions?.length) await rm(path.join(folder, getSuppressionFile(number)));
}

/**
 * Retains files and suppressions of the previous release.
 * @param folder of the new release, which has none of them
 * @returns the previous release's `release.json`
 */
export async function retainFiles(folder: string, previous: string, { keep }: RepairOptions): Promise<Release> {
  const names = [...keep].filter((name) => name.startsWith('public/') && !isCompressedVariant(name));
  await mapConcurrent(names, async (name) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await linkFileVariants(path.join(previous, name), path.join(folder, name));
  });
  await retainSuppressions(folder, previous);
  return release.parse(JSON.parse(await readFile(path.join(previous, 'release.json'), 'utf8')));
}
