import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { exportedCss } from './exported-css.ts';
import { exportedFiles } from './exported-files.ts';
import { exportedPage } from './exported-page.ts';
import type { ExportedSite } from './exported-site.ts';
import { redirectFile, redirectPage } from './redirect-page.ts';

/** The parts of `release.json` that are used; the publisher writes it. */
const releaseFacts = z.object({
  id: z.string().min(1),
  madeAt: z.iso.datetime(),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});

export type Exported = { release: string; madeAt: string; files: number };

type Options = {
  /** The folder of the release, with `public` and `release.json`. */
  release: string;
  /** An empty or missing folder. */
  folder: string;
  siteUrl: string;
  /** Reports progress. */
  say: (how: string) => void;
};

async function put(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Writes a release as a folder that any web server can serve under any address. @throws there is no release */
export async function exportSite({ release, folder, siteUrl, say }: Options): Promise<Exported> {
  const { id, madeAt, redirects } = releaseFacts.parse(JSON.parse(await readFile(path.join(release, 'release.json'), 'utf8')));
  const source = path.join(release, 'public');
  const leading = new Map(
    redirects.flatMap((redirect) => {
      const file = redirectFile(redirect);
      return file === null ? [] : [[file, redirect] as const];
    }),
  );
  // A redirect takes precedence over a page, as on the site.
  const files = exportedFiles(await filesBelow(source)).filter((file) => !leading.has(file));
  const known = new Set([...files, ...leading.keys()]);
  const site: ExportedSite = { siteUrl, has: (file) => known.has(file) };

  for (const [index, file] of files.entries()) {
    const target = await put(folder, file);
    const read = () => readFile(path.join(source, file), 'utf8');
    if (file.endsWith('.html')) await writeFile(target, exportedPage(await read(), file, site));
    else if (file.endsWith('.css')) await writeFile(target, exportedCss(await read(), file, site));
    else await copyFile(path.join(source, file), target);
    if (index % 200 === 0) say(`${String(index)} of ${String(known.size)} files`);
  }
  for (const [file, redirect] of leading) await writeFile(await put(folder, file), redirectPage(redirect, file, site));
  say(`${String(known.size)} files`);
  return { release: id, madeAt, files: known.size };
}
