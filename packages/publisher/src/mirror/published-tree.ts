import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { isHiddenPath } from '@ochiq/http-policy/serving-policy';

import { inspectPath } from '../transaction/find-live-files.ts';

/** The published files including compressed variants, by names below `public`. */
export class PublishedTree {
  readonly #publicDir: string;

  constructor(publicDir: string) {
    this.#publicDir = publicDir;
  }

  resolveFile(name: string): string {
    return path.join(this.#publicDir, name);
  }

  has(name: string): boolean {
    return inspectPath(this.resolveFile(name))?.isFile() ?? false;
  }

  /** Lists all files except those that the edge hides. */
  async listNames(): Promise<string[]> {
    const entries = await readdir(this.#publicDir, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.#publicDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((name) => !isHiddenPath(`/${name}`))
      .sort();
  }
}
