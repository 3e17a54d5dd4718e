import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { CmsFiles } from './cms-schemas.ts';
import type { Difference } from './compare-files.ts';

/** Brings the files that differ in line with the contract. */
export function writeFiles(folder: string, files: CmsFiles, differences: readonly Difference[]): void {
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
