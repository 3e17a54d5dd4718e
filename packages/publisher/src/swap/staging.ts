import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { diskError, stays } from './swap-error.ts';
import type { Staged } from './tree-change.ts';

/** Far more than an edit needs, less than a full site. */
const inMemory = 32 * 1024 * 1024;

/** On the disk of the releases, so that files can be moved there. */
const stagingDir = (siteDir: string) => path.join(siteDir, 'staging');

/** Stages the new files of a change until its transaction: the first ones in memory, the rest on disk. */
export class Staging {
  readonly #folder: string;
  #room: number;
  #count = 0;
  #made: Promise<unknown> | undefined;

  /** @param memoryBudget how many bytes are held in memory */
  constructor(siteDir: string, room = inMemory) {
    this.#folder = path.join(stagingDir(siteDir), randomUUID());
    this.#room = room;
  }

  /** Stages a file. @throws TransactionError the disk rejects it */
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

  /**
   * Removes unused files. What can't be removed now is removed at the next start; the published files are not affected.
   */
  async clear(): Promise<void> {
    if (this.#made) await rm(this.#folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Removes the remains of a crash. */
export async function clearStaging(siteDir: string): Promise<void> {
  await rm(stagingDir(siteDir), { recursive: true, force: true });
}
