import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Gatsby's own files, which no reader requests. */
const excludedFiles = /^(?:chunk-map\.json|webpack\.stats\.json|~partytown\/)/u;

/**
 * Lists the files of a build that belong to the site, relative to `publicDir`. Leaves out the HTML of pages that are no
 * longer planned, which Gatsby may leave behind.
 */
export async function listBuiltFiles(publicDir: string, pages: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(publicDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !excludedFiles.test(name) && (!name.endsWith('.html') || pages.has(name)))
    .sort();
}
