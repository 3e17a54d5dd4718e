import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { rewriteCss } from './rewrite-css.ts';
import { selectExportedFiles } from './select-exported-files.ts';
import { rewritePage } from './rewrite-page.ts';
import type { ExportedSite } from './exported-site.ts';
import { getRedirectFile, renderRedirectPage } from './render-redirect-page.ts';

/** The parts of `release.json` that are used; the publisher writes it. */
const releaseSchema = z.object({
  id: z.string().min(1),
  madeAt: z.iso.datetime(),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});

export type ExportSummary = { release: string; madeAt: string; files: number };

type ExportSiteOptions = {
  /** The folder of the release, with `public` and `release.json`. */
  release: string;
  /** An empty or missing folder. */
  folder: string;
  siteUrl: string;
  /** Reports progress. */
  say: (how: string) => void;
};

async function prepareFile(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Writes a release as a folder that any web server can serve under any address. @throws there is no release */
export async function exportSite({ release, folder, siteUrl, say }: ExportSiteOptions): Promise<ExportSummary> {
  const { id, madeAt, redirects } = releaseSchema.parse(JSON.parse(await readFile(path.join(release, 'release.json'), 'utf8')));
  const source = path.join(release, 'public');
  const redirectsByFile = new Map(
    redirects.flatMap((redirect) => {
      const file = getRedirectFile(redirect);
      return file === null ? [] : [[file, redirect] as const];
    }),
  );
  // A redirect takes precedence over a page, as on the site.
  const files = selectExportedFiles(await listFiles(source)).filter((file) => !redirectsByFile.has(file));
  const known = new Set([...files, ...redirectsByFile.keys()]);
  const site: ExportedSite = { siteUrl, has: (file) => known.has(file) };

  for (const [index, file] of files.entries()) {
    const target = await prepareFile(folder, file);
    const read = () => readFile(path.join(source, file), 'utf8');
    if (file.endsWith('.html')) await writeFile(target, rewritePage(await read(), file, site));
    else if (file.endsWith('.css')) await writeFile(target, rewriteCss(await read(), file, site));
    else await copyFile(path.join(source, file), target);
    if (index % 200 === 0) say(`${String(index)} of ${String(known.size)} files`);
  }
  for (const [file, redirect] of redirectsByFile)
    await writeFile(await prepareFile(folder, file), renderRedirectPage(redirect, file, site));
  say(`${String(known.size)} files`);
  return { release: id, madeAt, files: known.size };
}
