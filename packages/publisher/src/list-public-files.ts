import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lists the files of a release's public folder, without compressed variants. */
export async function listPublicFiles(publicDir: string): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(publicDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const there = new Set(names);
  return names.filter((name) => !there.has(name.replace(/\.(?:br|gz)$/u, '')) || !/\.(?:br|gz)$/u.test(name)).sort();
}
