import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { CmsFiles } from './cms-schemas.ts';

const kinds = [/^src\/api\/[^/]+\/content-types\/[^/]+\/schema\.json$/u, /^src\/components\/[^/]+\/[^/]+\.json$/u];

/** Lists the schema files in a folder, whatever wrote them; in the CMS only the generator does. */
function listGeneratedFiles(folder: string): readonly string[] {
  const roots = ['src/api', 'src/components'].filter((root) => existsSync(path.join(folder, root)));
  return roots
    .flatMap((root) =>
      readdirSync(path.join(folder, root), { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(root, name)),
    )
    .filter((name) => kinds.some((kind) => kind.test(name)));
}

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
