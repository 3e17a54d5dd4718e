import { link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Copies a folder by giving its files further names: what is published is never written into. */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isDirectory()) await linkTree(source, target);
      else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
      else if (entry.isFile()) await link(source, target);
    }),
  );
}
