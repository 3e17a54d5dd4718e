import { cp, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { release, siteFacts, type Release } from '@ochiq/contract/site-facts';
import * as z from 'zod';

import { builtFiles } from './built-files.ts';
import { twinsOf } from './compress.ts';
import { inlineHashes } from './csp-hashes.ts';
import { pageFile } from './page-file.ts';
import { faultOf } from './page-gate.ts';
import { currentRelease, releaseDir, removeOldReleases, switchTo } from './releases.ts';

const plannedPages = z.array(z.object({ path: z.string() }));
const atOnce = 16;
const suffixes = ['', '.br', '.gz'] as const;

type Hashes = { scripts: Set<string>; styles: Set<string> };

async function readJson<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Takes an unchanged file with its twins from the release before: no copy, no compression, the same modification time. */
async function taken(previous: string | null, name: string, bytes: Buffer, target: string): Promise<boolean> {
  if (previous === null) return false;
  const source = path.join(previous, 'public', name);
  const before = await readFile(source).catch(() => null);
  if (before === null || !before.equals(bytes)) return false;
  await Promise.all(suffixes.map((suffix) => link(source + suffix, target + suffix).catch(ignoreMissing)));
  return true;
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function publishFile(name: string, from: string, to: string, previous: string | null, hashes: Hashes): Promise<void> {
  const bytes = await readFile(path.join(from, name));
  const target = path.join(to, name);
  if (name.endsWith('.html')) {
    const html = bytes.toString('utf8');
    const fault = faultOf(html);
    if (fault) throw new Error(`The page ${name} ${fault}. The site stays as it was.`);
    const found = inlineHashes(html);
    found.scripts.forEach((hash) => hashes.scripts.add(hash));
    found.styles.forEach((hash) => hashes.styles.add(hash));
  }
  await mkdir(path.dirname(target), { recursive: true });
  if (await taken(previous, name, bytes, target)) return;
  const twins = await twinsOf(name, bytes);
  await Promise.all([writeFile(target, bytes), ...twins.map((twin) => writeFile(target + twin.suffix, twin.bytes))]);
}

/** Waits for all even where one fails: what still went on would write into a folder that is taken away. */
async function allOf(work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

export type Publication = { id: string; pages: number; files: number };

/**
 * Publishes a finished build as a new release: readers get the old one until the new one is whole. The release keeps
 * the renderer of its pages, because the next build overwrites what is left of this one.
 * @param buildDir the folder with `public` and `.site`
 * @param siteDir the folder that the edge serves from
 * @throws a page is missing or unfit; nothing is changed then
 */
export async function publishBuild(buildDir: string, siteDir: string, now: Date): Promise<Publication> {
  const facts = await readJson(path.join(buildDir, '.site', 'facts.json'), siteFacts);
  const pages = (await readJson(path.join(buildDir, '.site', 'pages.json'), plannedPages)).map((page) => pageFile(page.path));
  const publicDir = path.join(buildDir, 'public');
  const files = await builtFiles(publicDir, new Set(pages));
  const there = new Set(files);
  const missing = pages.filter((page) => !there.has(page));
  if (missing.length > 0)
    throw new Error(`The build lacks ${String(missing.length)} planned pages, first ${missing[0] ?? ''}. The site stays as it was.`);

  const id = now.toISOString().replace(/[:.]/gu, '-');
  const part = releaseDir(siteDir, `${id}.part`);
  const previous = await currentRelease(siteDir);
  const hashes: Hashes = { scripts: new Set(), styles: new Set() };
  try {
    for (let start = 0; start < files.length; start += atOnce) {
      await allOf(
        files.slice(start, start + atOnce).map((name) => publishFile(name, publicDir, path.join(part, 'public'), previous, hashes)),
      );
    }
    await cp(path.join(buildDir, '.site', 'renderer'), path.join(part, 'renderer'), { recursive: true });
    const description: Release = release.parse({
      ...facts,
      id,
      madeAt: now.toISOString(),
      scriptHashes: [...hashes.scripts].sort(),
      styleHashes: [...hashes.styles].sort(),
    });
    await writeFile(path.join(part, 'release.json'), JSON.stringify(description));
    await rename(part, releaseDir(siteDir, id));
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  await switchTo(siteDir, id);
  await removeOldReleases(siteDir, id);
  return { id, pages: pages.length, files: files.length };
}
