import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { release, type Release } from '@ochiq/contract/site-facts';

import { heldFile, readHeld } from './live/held.ts';
import { shareFile } from './share-file.ts';
import { isMissing } from '@ochiq/service/error-code';
import { inBatches } from './swap/in-batches.ts';

const isTwin = (name: string) => /\.(?:br|gz)$/u.test(name);

/** How a build replaces a differing release. Files by their paths in the release. */
export type Repair = {
  /** Files that stay as they are in the previous release, existing or not. */
  keep: ReadonlySet<string>;
  /** Files not to be reused from there although their content is the same: their compressed variants are damaged. */
  renew: ReadonlySet<string>;
};

/** Copies the suppressions of undone changes. */
async function keepHeld(folder: string, previous: string): Promise<void> {
  await cp(path.join(previous, 'held'), path.join(folder, 'held'), { recursive: true }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Retains which entries were undone; anything else that an undo suppressed is shown by a new build. */
export async function keepUndone(folder: string, previous: string): Promise<void> {
  await keepHeld(folder, previous);
  for (const [number, { versions }] of await readHeld(folder)) if (!versions?.length) await rm(path.join(folder, heldFile(number)));
}

/**
 * Retains files and suppressions of the previous release.
 * @param folder of the new release, which has none of them
 * @returns the previous release's `release.json`
 */
export async function keepFiles(folder: string, previous: string, { keep }: Repair): Promise<Release> {
  const names = [...keep].filter((name) => name.startsWith('public/') && !isTwin(name));
  await inBatches(names, async (name) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await shareFile(path.join(previous, name), path.join(folder, name));
  });
  await keepHeld(folder, previous);
  return release.parse(JSON.parse(await readFile(path.join(previous, 'release.json'), 'utf8')));
}
