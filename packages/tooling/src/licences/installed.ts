import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

const named = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]);
const manifest = z.object({
  name: z.string(),
  version: z.string().optional(),
  license: named.optional().catch(undefined),
  licenses: z.array(named).optional().catch(undefined),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

/** An installed package. */
export type Installed = { name: string; version: string; licence: string };

/** Finds the folder where Node resolves a dependency. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return realpathSync(found);
    if (folder === path.dirname(folder)) return undefined;
  }
}

/**
 * Lists all runtime dependencies of these folders' packages, themselves included. Packages that are not installed for
 * this platform are skipped.
 */
export function installedFor(folders: readonly string[]): readonly Installed[] {
  const waiting = folders.map((folder) => realpathSync(folder));
  const seen = new Map<string, Installed>();
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    const read = manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
    const licence = read.license ?? read.licenses?.join(' OR ') ?? 'none';
    seen.set(folder, { name: read.name, version: read.version ?? '', licence });
    for (const name of Object.keys({ ...read.dependencies, ...read.optionalDependencies })) {
      const needed = folderOf(name, folder);
      if (needed !== undefined) waiting.push(needed);
    }
  }
  return [...seen.values()];
}
