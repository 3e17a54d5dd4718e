import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { type ExportedSite, rewriteAddress, rewriteCss, toLiveAddress, toSafeName } from './rewrite-address.ts';
import { rewritePage } from './rewrite-page.ts';

/** An old address and its target, as in the release. */
type Redirect = { from: string; to: string };

/** Returns whether a target is a path of this site or a web address; anything else is no valid redirect. */
const isRedirectTarget = (to: string) => /^\/(?![/\\])/u.test(to) || /^https?:\/\//iu.test(to);

/** Returns the name of the page at an old address; `null` where there can be none. */
export function getRedirectFile({ from, to }: Redirect): string | null {
  const name = toSafeName(from);
  return name === null || name === '' || !isRedirectTarget(to) ? null : `${name}/index.html`;
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Renders a page that redirects by itself, and by a link where the browser does not follow.
 * @param file its own name
 */
export function renderRedirectPage({ to }: Redirect, file: string, site: ExportedSite): string {
  const targetUrl = escapeAttribute(rewriteAddress(withBase(to, site), file, site));
  const live = escapeAttribute(toLiveAddress(withBase(to, site), file, site));
  const [, locale] = /^\/([a-z]{2})(?:\/|$)/u.exec(to) ?? [];
  return [
    `<!DOCTYPE html><html${locale === undefined ? '' : ` lang="${locale}"`}><head><meta charset="utf-8"><title>${live}</title>`,
    `<link rel="canonical" href="${live}"><meta http-equiv="refresh" content="0; url=${targetUrl}">`,
    `</head><body><p><a href="${targetUrl}">${live}</a></p></body></html>\n`,
  ].join('');
}

/** Adds the site's base path, which stored redirects lack. */
const withBase = (to: string, { siteUrl }: Pick<ExportedSite, 'siteUrl'>) =>
  to.startsWith('/') ? `${new URL(siteUrl).pathname.replace(/\/+$/u, '')}${to}` : to;

const gatsbyFiles =
  /^(?:page-data\/|_gatsby\/|alert\/|~partytown\/)|^(?:chunk-map|webpack\.stats)\.json$|^[^/]+\.js(?:\.map|\.LICENSE\.txt)?$/u;
/** Error pages: a plain server has its own, and these would appear at any depth. */
const errorPages = /^(?:[a-z]{2}\/)?(?:404|error-\d{3})\.html$|^(?:[a-z]{2}\/)?404\/index\.html$/u;

/** Selects the files of a release for an export: no scripts and their data, no compressed variants, no error pages. */
export function selectExportedFiles(files: readonly string[]): string[] {
  const all = new Set(files);
  const isCompressedVariant = (file: string) => /\.(?:br|gz)$/u.test(file) && all.has(file.slice(0, -3));
  return files.filter((file) => !gatsbyFiles.test(file) && !errorPages.test(file) && !isCompressedVariant(file)).sort();
}

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
