import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { release, type Release, siteFacts } from '@ochiq/contract/wire/site-facts';
import { buildScriptPage, listScriptFiles } from '@ochiq/pages/script-pages/build-script-page';
import * as z from 'zod';

import { linkFileVariants, listBuiltFiles } from './site-files.ts';
import { isImmutableName, retainAssets } from './kept-assets.ts';
import { type RepairOptions, retainFiles, retainUndoneVersions } from './kept-files.ts';
import { getPageFile } from './site-paths.ts';
import { getCurrentRelease, getReleaseDir, removeOldReleases, switchRelease } from './releases.ts';
import { compressVariants } from './compress.ts';
import { collectInlineHashes, findHtmlFault } from './html-inspection.ts';

/** The hashes of a release's pages for its content policy. */
type HashSets = { scripts: Set<string>; styles: Set<string> };

/**
 * Reuses an unchanged file with its variants from the previous release: no copy, no compression, the same modification
 * time.
 */
async function reuseUnchanged(previous: string, name: string, bytes: Buffer, target: string): Promise<boolean> {
  const source = path.join(previous, 'public', name);
  const before = await readFile(source).catch(() => null);
  if (before === null || !before.equals(bytes)) return false;
  await linkFileVariants(source, target);
  return true;
}

/** Writes a file and its compressed variants, or reuses those of the previous release. */
async function writeVariants(name: string, bytes: Buffer, to: string, previous: string | null): Promise<void> {
  const target = path.join(to, name);
  await mkdir(path.dirname(target), { recursive: true });
  if (previous !== null && (await reuseUnchanged(previous, name, bytes, target))) return;
  const variants = await compressVariants(name, bytes);
  await Promise.all([writeFile(target, bytes), ...variants.map((variant) => writeFile(target + variant.suffix, variant.bytes))]);
}

/** The release before, and which of its files are not to be reused. */
type PreviousRelease = { previous: string | null; isDamaged: (name: string) => boolean };

/** Where the files of a release come from, and go to. */
type PublishedFolders = { from: string; to: string };

/**
 * Publishes a file of a build into a release, with its compressed variants; a page also in further alphabets.
 * @param before the previous release, whose files are reused where they are the same
 * @param words what editors list for pages in further alphabets
 * @throws it is a page that is unfit for publication
 */
async function publishFile(
  name: string,
  { from, to }: PublishedFolders,
  { previous, isDamaged }: PreviousRelease,
  hashes: HashSets,
  words: string,
): Promise<void> {
  const bytes = await readFile(path.join(from, name));
  if (name.endsWith('.html')) {
    const html = bytes.toString('utf8');
    const fault = findHtmlFault(html);
    if (fault) throw new Error(`The page ${name} ${fault}. The site stays as it was.`);
    const pageHashes = collectInlineHashes(html);
    pageHashes.scripts.forEach((hash) => hashes.scripts.add(hash));
    pageHashes.styles.forEach((hash) => hashes.styles.add(hash));
  }
  await writeVariants(name, bytes, to, isDamaged(name) ? null : previous);
  for (const { script, name: scriptName } of listScriptFiles(name)) {
    const page = buildScriptPage(bytes.toString('utf8'), script, words);
    if (page !== null) await writeVariants(scriptName, Buffer.from(page), to, isDamaged(scriptName) ? null : previous);
  }
}

const plannedPages = z.array(z.object({ path: z.string() }));
const concurrency = 16;

async function readJson<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Waits for all even if one fails: pending work would write into a folder that is being removed. */
async function waitForAll(work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

/** Reads the code revision that the build states; `null` where it states none. */
const readBuildCode = (buildDir: string) => readFile(path.join(buildDir, '.site', 'made-with'), 'utf8').catch(() => null);

export type PublishedBuild = { id: string; pages: number; files: number };

/**
 * Publishes a finished build as a new release: readers get the previous one until it is complete. The release retains
 * the renderer of its pages, because the next build overwrites it.
 * @param buildDir the folder with `public` and `.site`
 * @param siteDir the folder that the edge serves
 * @param repair set where the build replaces a release that differs from it
 * @throws a page is missing or unfit; nothing is changed then
 */
export async function publishBuild(
  buildDir: string,
  siteDir: string,
  now: Date,
  repair: RepairOptions | null = null,
): Promise<PublishedBuild> {
  const builtFacts = await readJson(path.join(buildDir, '.site', 'facts.json'), siteFacts);
  const pages = (await readJson(path.join(buildDir, '.site', 'pages.json'), plannedPages)).map((page) => getPageFile(page.path));
  const publicDir = path.join(buildDir, 'public');
  const built = await listBuiltFiles(publicDir, new Set(pages));
  const there = new Set(built);
  const missing = pages.filter((page) => !there.has(page));
  if (missing.length > 0)
    throw new Error(`The build lacks ${String(missing.length)} planned pages, first ${missing[0] ?? ''}. The site stays as it was.`);

  const files = built.filter((name) => !repair?.keep.has(`public/${name}`));
  const id = now.toISOString().replace(/[:.]/gu, '-');
  const partialDir = getReleaseDir(siteDir, `${id}.part`);
  const previous = await getCurrentRelease(siteDir);
  const isDamaged = (name: string) => repair?.renew.has(`public/${name}`) ?? false;
  const hashes: HashSets = { scripts: new Set(), styles: new Set() };
  const places = { from: publicDir, to: path.join(partialDir, 'public') };
  try {
    for (let start = 0; start < files.length; start += concurrency) {
      await waitForAll(
        files
          .slice(start, start + concurrency)
          .map((name) => publishFile(name, places, { previous, isDamaged }, hashes, builtFacts.cyrillicWords)),
      );
    }
    const before = repair && previous !== null ? await retainFiles(partialDir, previous, repair) : null;
    if (!before && previous !== null) await retainUndoneVersions(partialDir, previous);
    before?.scriptHashes.forEach((hash) => hashes.scripts.add(hash));
    before?.styleHashes.forEach((hash) => hashes.styles.add(hash));
    const { profile, redirects, cyrillicWords } = before && repair?.keep.has('release.json') ? before : builtFacts;
    await retainAssets(partialDir, previous, { code: await readBuildCode(buildDir), own: built.filter(isImmutableName) });
    await cp(path.join(buildDir, '.site', 'renderer'), path.join(partialDir, 'renderer'), { recursive: true });
    const description: Release = release.parse({
      profile,
      redirects,
      cyrillicWords,
      id,
      madeAt: now.toISOString(),
      scriptHashes: [...hashes.scripts].sort(),
      styleHashes: [...hashes.styles].sort(),
    });
    await writeFile(path.join(partialDir, 'release.json'), JSON.stringify(description));
    // By this file nginx sees with one system call that this release is the current one.
    await writeFile(path.join(partialDir, id), '');
    await rename(partialDir, getReleaseDir(siteDir, id));
  } catch (error) {
    // The original error says more than a failed cleanup: the next publication removes the folder.
    await rm(partialDir, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
  await switchRelease(siteDir, id);
  await removeOldReleases(siteDir, id);
  return { id, pages: pages.length, files: files.length };
}
