import { stat } from 'node:fs/promises';
import path from 'node:path';

import { mapConcurrent } from '../transaction/map-concurrent.ts';

/** Decodes a path of the site to a name below `public`; `null` where it can't be a file. */
function decodePublicName(sitePath: string): string | null {
  try {
    const name = decodeURIComponent(sitePath).replace(/^\/+/u, '');
    return name === '' || name.includes('\0') || name.split('/').includes('..') ? null : name;
  } catch {
    return null;
  }
}

/**
 * Returns those paths of the site at which a file exists.
 * @param brought names below `public` of files that are about to be written
 */
export async function findExistingFiles(paths: readonly string[], brought: ReadonlySet<string>, publicDir: string): Promise<Set<string>> {
  const existing = new Set<string>();
  await mapConcurrent(paths, async (sitePath) => {
    const name = decodePublicName(sitePath);
    if (name === null) return;
    const isFile = brought.has(name) || ((await stat(path.join(publicDir, name)).catch(() => null))?.isFile() ?? false);
    if (isFile) existing.add(sitePath);
  });
  return existing;
}
