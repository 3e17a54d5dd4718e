import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { release, type Release } from '@ochiq/contract/site-facts';

import { currentRelease } from '../releases.ts';
import type { Renderer } from '../render/renderer.ts';
import { readHeld, type HeldByChange } from './held.ts';
import { publishedPages } from './published-pages.ts';

/** The current release, open for changes. */
export type LiveRelease = {
  folder: string;
  facts: Release;
  /** Fingerprints of its pages by path. */
  pages: ReadonlyMap<string, string>;
  /** Its files with content-hashed names, below `public`. */
  files: Set<string>;
  /** The suppressions of undone changes. */
  held: HeldByChange;
  renderer: Renderer;
};

const lasting = ['media', 'cards'];

async function filesOf(publicDir: string): Promise<Set<string>> {
  const found = await Promise.all(
    lasting.map(async (folder) => (await readdir(path.join(publicDir, folder)).catch(() => [])).map((name) => `${folder}/${name}`)),
  );
  return new Set(found.flat());
}

/** Returns the public folder of a release. */
export const publicIn = (folder: string): string => path.join(folder, 'public');

type Files = Pick<LiveRelease, 'facts' | 'files' | 'held'>;

/** Reads a release's `release.json`. @throws it can't be read */
export async function readFacts(folder: string): Promise<Release> {
  return release.parse(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
}

async function readFiles(folder: string): Promise<Files> {
  const facts = await readFacts(folder);
  const [files, held] = await Promise.all([filesOf(publicIn(folder)), readHeld(folder)]);
  return { facts, files, held };
}

/** Reloads the state of a release after files were changed outside of a sync. */
export async function rereadRelease(live: LiveRelease): Promise<void> {
  Object.assign(live, await readFiles(live.folder));
}

/** Starts the renderer in a folder. */
export type OpenRenderer = (folder: string) => Promise<Renderer>;

/** Opens the current release. @throws there is none, or its build left no renderer */
export async function openRelease(siteDir: string, openRenderer: OpenRenderer): Promise<LiveRelease> {
  const folder = await currentRelease(siteDir);
  if (folder === null) throw new Error(`Nothing is published in ${siteDir} yet: build the site first (\`pnpm site\`)`);
  const [pages, files, renderer] = await Promise.all([
    publishedPages(publicIn(folder)),
    readFiles(folder),
    openRenderer(path.join(folder, 'renderer')),
  ]);
  return { folder, pages, renderer, ...files };
}
