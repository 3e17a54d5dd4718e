import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { release, type Release } from '@ochiq/contract/site-facts';

import { heldFile, readHeld } from './live/held.ts';
import { shareFile } from './share-file.ts';
import { isMissing } from '@ochiq/service/error-code';
import { inBatches } from './swap/in-batches.ts';

const isTwin = (name: string) => /\.(?:br|gz)$/u.test(name);

/** How a release is made true to a build. Files by their paths in the release. */
export type Repair = {
  /** What stays as the release before has it, there or not. */
  keep: ReadonlySet<string>;
  /** What is not to be taken from there, though it looks the same: its compressed twins are spoilt. */
  renew: ReadonlySet<string>;
};

/** Keeps what undone changes hold back. */
async function keepHeld(folder: string, previous: string): Promise<void> {
  await cp(path.join(previous, 'held'), path.join(folder, 'held'), { recursive: true }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Keeps which entries were taken back; what else an undo held back a new build shows again. */
export async function keepUndone(folder: string, previous: string): Promise<void> {
  await keepHeld(folder, previous);
  for (const [number, { versions }] of await readHeld(folder)) if (!versions?.length) await rm(path.join(folder, heldFile(number)));
}

/**
 * Leaves files as the release before has them, and what undone changes hold back.
 * @param folder of the new one, which has none of them
 * @returns what the release before says of itself
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
