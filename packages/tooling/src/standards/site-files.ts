import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { checkCalendars, checkTables } from './check-files.ts';
import { checkStructuredData } from './check-structured-data.ts';
import type { Finding, SiteFile } from './judge.ts';

/** Reads the files of a built site with an ending, by their relative paths. */
async function readSiteFiles(folder: string, ending: string): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return { name: path.relative(folder, file), text: await readFile(file, 'utf8') };
    }),
  );
}

type SiteCheck = { title: string; ending: string; check: (files: readonly SiteFile[]) => readonly Finding[] };

/** The validators that need some seconds for a whole site, and neither Java, nor a browser, nor the network. */
export const quickChecks: readonly SiteCheck[] = [
  { title: 'Tables, by csv-parse', ending: '.csv', check: checkTables },
  { title: 'Calendars, by ical.js', ending: '.ics', check: checkCalendars },
  { title: 'Structured data, against schema.org', ending: '.html', check: checkStructuredData },
];

/** Runs a validator over the files of a built site. @throws there are none */
export async function runSiteCheck({ title, ending, check }: SiteCheck, folder: string): Promise<readonly Finding[]> {
  const files = await readSiteFiles(folder, ending);
  if (files.length === 0) throw new Error(`${title}: the site has no ${ending} files`);
  return check(files);
}
