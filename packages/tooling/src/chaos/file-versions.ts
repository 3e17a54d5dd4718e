import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { hashBytes } from './send-reader-request.ts';
import { getFilePath } from './reader-target.ts';

/** The digests of each published file since the drill began: a publication adds new ones. */
export class FileVersions {
  readonly #known = new Map<string, Set<string>>();
  readonly #publicDir: string;
  readonly #addresses: readonly string[];

  constructor(publicDir: string, addresses: readonly string[]) {
    this.#publicDir = publicDir;
    this.#addresses = addresses;
  }

  /** Reads all files, while no publication runs. @throws one was deleted */
  async read(): Promise<void> {
    for (const address of this.#addresses) {
      const digest = hashBytes(await readFile(path.join(this.#publicDir, getFilePath(address))));
      this.#known.set(address, (this.#known.get(address) ?? new Set()).add(digest));
    }
  }

  isKnown(address: string, digest: string): boolean {
    return this.#known.get(address)?.has(digest) ?? false;
  }
}
