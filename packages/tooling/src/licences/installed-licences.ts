import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

/** Licences under which the project may use and distribute its dependencies. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0'],
  ...['Zlib', 'Python-2.0', 'OFL-1.1', 'CC-BY-4.0', 'CC-BY-3.0'],
  // Usable unmodified: only modifications of the package itself would have to be published.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]);

/** Returns whether a licence, in SPDX notation, is allowed: one side of an OR, every side of an AND. */
export function isAllowed(licence: string): boolean {
  const plain = licence.trim().replace(/^\((?<inside>[^()]*)\)$/u, '$<inside>');
  if (/ or /iu.test(plain)) return plain.split(/ or /iu).some(isAllowed);
  if (/ and /iu.test(plain)) return plain.split(/ and /iu).every(isAllowed);
  return allowed.has(plain);
}

const licenceSchema = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]);
const manifestSchema = z.object({
  name: z.string(),
  version: z.string().optional(),
  license: licenceSchema.optional().catch(undefined),
  licenses: z.array(licenceSchema).optional().catch(undefined),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

/** An installed package. */
export type InstalledPackage = { name: string; version: string; licence: string };

/** Finds the folder where Node resolves a dependency. */
function findPackageFolder(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === path.dirname(folder)) return undefined;
  }
}

/**
 * Lists all runtime dependencies of these folders' packages, themselves included. Packages that are not installed for
 * this platform are skipped.
 */
export function listInstalled(folders: readonly string[]): readonly InstalledPackage[] {
  const waiting = folders.map((folder) => realpathSync(folder));
  const seen = new Map<string, InstalledPackage>();
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    const read = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
    const licence = read.license ?? read.licenses?.join(' OR ') ?? 'none';
    seen.set(folder, { name: read.name, version: read.version ?? '', licence });
    for (const name of Object.keys({ ...read.dependencies, ...read.optionalDependencies })) {
      const needed = findPackageFolder(name, folder);
      if (needed !== undefined) waiting.push(needed);
    }
  }
  return [...seen.values()];
}
