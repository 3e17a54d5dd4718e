import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { release, type Release } from '@ochiq/contract/wire/site-facts';

import { getCurrentRelease } from '../releases.ts';
import type { Renderer } from '../render/renderer.ts';
import { readSuppressions, type SuppressionsByChange } from '../undo/suppressions.ts';
import { readPublishedFingerprints } from './published-pages.ts';

/** The current release, open for changes. */
export type LiveRelease = {
  folder: string;
  facts: Release;
  /** Fingerprints of its pages by path. */
  pages: ReadonlyMap<string, string>;
  /** Its files with content-hashed names, below `public`. */
  files: Set<string>;
  /** The suppressions of undone changes. */
  held: SuppressionsByChange;
  renderer: Renderer;
};

const assetFolders = ['media', 'cards'];

async function listAssetFiles(publicDir: string): Promise<Set<string>> {
  const listings = await Promise.all(
    assetFolders.map(async (folder) => (await readdir(path.join(publicDir, folder)).catch(() => [])).map((name) => `${folder}/${name}`)),
  );
  return new Set(listings.flat());
}

/** Returns the public folder of a release. */
export const getPublicDir = (folder: string): string => path.join(folder, 'public');

type ReleaseFiles = Pick<LiveRelease, 'facts' | 'files' | 'held'>;

/** Reads a release's `release.json`. @throws it can't be read */
export async function readReleaseFacts(folder: string): Promise<Release> {
  return release.parse(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
}

async function readReleaseFiles(folder: string): Promise<ReleaseFiles> {
  const facts = await readReleaseFacts(folder);
  const [files, held] = await Promise.all([listAssetFiles(getPublicDir(folder)), readSuppressions(folder)]);
  return { facts, files, held };
}

/** Reloads the state of a release after files were changed outside of a sync. */
export async function reloadRelease(live: LiveRelease): Promise<void> {
  Object.assign(live, await readReleaseFiles(live.folder));
}

/** Starts the renderer in a folder. */
export type OpenRenderer = (folder: string) => Promise<Renderer>;

/** Finds the folder of the current release. @throws there is none */
export async function findCurrentFolder(siteDir: string): Promise<string> {
  const folder = await getCurrentRelease(siteDir);
  if (folder === null) throw new Error(`Nothing is published in ${siteDir} yet: build the site first (\`pnpm site\`)`);
  return folder;
}

/** Opens a release. @throws its build left no renderer */
export async function openRelease(folder: string, openRenderer: OpenRenderer): Promise<LiveRelease> {
  const [pages, files, renderer] = await Promise.all([
    readPublishedFingerprints(getPublicDir(folder)),
    readReleaseFiles(folder),
    openRenderer(path.join(folder, 'renderer')),
  ]);
  return { folder, pages, renderer, ...files };
}
