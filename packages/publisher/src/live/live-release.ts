import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { release, type Release } from '@ochiq/contract/site-facts';

import { currentRelease } from '../releases.ts';
import type { Renderer } from '../render/renderer.ts';
import { publishedPages } from './published-pages.ts';

/** The release that readers get, open for changes. */
export type LiveRelease = {
  folder: string;
  facts: Release;
  /** Fingerprints of its pages by path. */
  pages: ReadonlyMap<string, string>;
  /** Its files whose names change with what is in them, below `public`. */
  files: Set<string>;
  renderer: Renderer;
};

const lasting = ['media', 'cards'];

async function filesOf(publicDir: string): Promise<Set<string>> {
  const found = await Promise.all(
    lasting.map(async (folder) => (await readdir(path.join(publicDir, folder)).catch(() => [])).map((name) => `${folder}/${name}`)),
  );
  return new Set(found.flat());
}

/** Starts the renderer in a folder. */
export type OpenRenderer = (folder: string) => Promise<Renderer>;

/** Opens what is published. @throws nothing is, or it was made by a build that left no renderer */
export async function openRelease(siteDir: string, openRenderer: OpenRenderer): Promise<LiveRelease> {
  const folder = await currentRelease(siteDir);
  if (folder === null) throw new Error(`Nothing is published in ${siteDir} yet: build the site first (\`pnpm site\`)`);
  const publicDir = path.join(folder, 'public');
  const facts = release.parse(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
  const [pages, files, renderer] = await Promise.all([
    publishedPages(publicDir),
    filesOf(publicDir),
    openRenderer(path.join(folder, 'renderer')),
  ]);
  return { folder, facts, pages, files, renderer };
}
