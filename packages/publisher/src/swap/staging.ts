import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { diskError, stays } from './swap-error.ts';
import type { Staged } from './tree-change.ts';

/** An edit fits in there many times over, a whole site does not. */
const inMemory = 32 * 1024 * 1024;

/** Beside the releases, so that files can be moved from there. */
const stagingDir = (siteDir: string) => path.join(siteDir, 'staging');

/** Keeps the new files of a change until they are swapped in: the first ones in memory, what is more on the disk. */
export class Staging {
  readonly #folder: string;
  #room: number;
  #count = 0;
  #made: Promise<unknown> | undefined;

  /** @param room how many bytes are kept in memory */
  constructor(siteDir: string, room = inMemory) {
    this.#folder = path.join(stagingDir(siteDir), randomUUID());
    this.#room = room;
  }

  /** @throws SwapError the disk does not take it */
  async keep(bytes: Buffer): Promise<Buffer | Staged> {
    if (bytes.length <= this.#room) {
      this.#room -= bytes.length;
      return bytes;
    }
    this.#count += 1;
    const file = path.join(this.#folder, String(this.#count));
    try {
      await (this.#made ??= mkdir(this.#folder, { recursive: true }));
      await writeFile(file, bytes);
    } catch (error) {
      throw diskError(error, file, stays);
    }
    return { staged: file };
  }

  /** Removes what was not swapped in. What can't be removed now is removed at the next start, and changes nothing of what was published. */
  async clear(): Promise<void> {
    if (this.#made) await rm(this.#folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Removes what a crash left. */
export async function clearStaging(siteDir: string): Promise<void> {
  await rm(stagingDir(siteDir), { recursive: true, force: true });
}
