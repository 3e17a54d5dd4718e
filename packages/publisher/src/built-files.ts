import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** What Gatsby writes for itself and nobody asks for. */
const leftOut = /^(?:chunk-map\.json|webpack\.stats\.json|~partytown\/)/u;

/**
 * The files of a build that belong to the site, relative to `publicDir`: all but the HTML of pages
 * that are not in the plan any more, which Gatsby may leave behind.
 */
export async function builtFiles(publicDir: string, pages: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(publicDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !leftOut.test(name) && (!name.endsWith('.html') || pages.has(name)))
    .sort();
}
