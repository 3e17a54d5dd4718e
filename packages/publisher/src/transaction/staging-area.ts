import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { toDiskError, unchangedNotice } from './transaction-error.ts';
import type { StagedFile } from './file-change-set.ts';

/** Far more than an edit needs, less than a full site. */
const maxMemoryBytes = 32 * 1024 * 1024;

/** On the disk of the releases, so that files can be moved there. */
const getStagingDir = (siteDir: string) => path.join(siteDir, 'staging');

/**
 * Stages the new files of a change until its transaction: those of pages on disk, where another thread writes them, and of
 * others the first ones in memory.
 */
export class StagingArea {
  readonly #folder: string;
  #room: number;
  #count = 0;
  #made: Promise<unknown> | undefined;

  /** @param memoryBudget how many bytes are held in memory */
  constructor(siteDir: string, memoryBudget = maxMemoryBytes) {
    this.#folder = path.join(getStagingDir(siteDir), randomUUID());
    this.#room = memoryBudget;
  }

  /** Stages a file. @throws TransactionError the disk rejects it */
  async store(bytes: Buffer): Promise<Buffer | StagedFile> {
    if (bytes.length <= this.#room) {
      this.#room -= bytes.length;
      return bytes;
    }
    const file = await this.reserve();
    try {
      await writeFile(file, bytes);
    } catch (error) {
      throw toDiskError(error, file, unchangedNotice);
    }
    return { staged: file };
  }

  /** Returns the name of a file that is not there yet, and can be written. @throws TransactionError the disk rejects it */
  async reserve(): Promise<string> {
    this.#count += 1;
    const file = path.join(this.#folder, String(this.#count));
    try {
      await (this.#made ??= mkdir(this.#folder, { recursive: true }));
    } catch (error) {
      throw toDiskError(error, file, unchangedNotice);
    }
    return file;
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
  await rm(getStagingDir(siteDir), { recursive: true, force: true });
}
