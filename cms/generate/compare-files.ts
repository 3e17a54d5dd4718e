import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { CmsFiles } from './cms-schemas.ts';
import { listGeneratedFiles } from './list-generated-files.ts';

export type Difference = { path: string; how: 'is missing' | 'differs from the contract' | 'is not in the contract any more' };

/** Compares the files in a folder with those that the contract implies, and returns the differences. */
export function compareFiles(folder: string, files: CmsFiles): readonly Difference[] {
  const differing = [...files].flatMap(([name, text]): Difference[] => {
    const file = path.join(folder, name);
    if (!existsSync(file)) return [{ path: name, how: 'is missing' }];
    return readFileSync(file, 'utf8') === text ? [] : [{ path: name, how: 'differs from the contract' }];
  });
  const stale = listGeneratedFiles(folder).filter((name) => !files.has(name));
  return [...differing, ...stale.map((name): Difference => ({ path: name, how: 'is not in the contract any more' }))];
}
