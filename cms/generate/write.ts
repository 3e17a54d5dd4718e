import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Files } from './cms-schemas.ts';
import type { Difference } from './compare.ts';

/** Brings the files that differ in line with the contract. */
export function write(folder: string, files: Files, differences: readonly Difference[]): void {
  for (const { path: name } of differences) {
    const file = path.join(folder, name);
    const text = files.get(name);
    if (text === undefined) {
      rmSync(file);
    } else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
