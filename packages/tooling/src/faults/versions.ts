import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { digestOf } from './ask.ts';
import { fileOf } from './asked.ts';

/** What each published file has been since the drill began, by its digest: a publication makes new ones. */
export class Versions {
  readonly #known = new Map<string, Set<string>>();
  readonly #publicDir: string;
  readonly #addresses: readonly string[];

  constructor(publicDir: string, addresses: readonly string[]) {
    this.#publicDir = publicDir;
    this.#addresses = addresses;
  }

  /** Reads them all as they are now, while nobody writes. @throws one is not there any more */
  async read(): Promise<void> {
    for (const address of this.#addresses) {
      const digest = digestOf(await readFile(path.join(this.#publicDir, fileOf(address))));
      this.#known.set(address, (this.#known.get(address) ?? new Set()).add(digest));
    }
  }

  isKnown(address: string, digest: string): boolean {
    return this.#known.get(address)?.has(digest) ?? false;
  }
}
