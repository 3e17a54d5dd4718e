import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { SiteFile } from './finding.ts';

/** Reads the files of a built site with an ending, by their relative paths. */
export async function readSiteFiles(folder: string, ending: string): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return { name: path.relative(folder, file), text: await readFile(file, 'utf8') };
    }),
  );
}
