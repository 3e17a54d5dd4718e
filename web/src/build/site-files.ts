import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { listMediaPaths, type MediaFile } from '@ochiq/pages/content/media-files';
import type { Site } from '@ochiq/pages/site';
import type { Card } from '@ochiq/pages/view-models/card';
import { runConcurrently } from '@ochiq/images/run-concurrently';
import { getCardBytes } from '@ochiq/images/get-card-bytes';
import { openFileCache } from '@ochiq/images/file-cache';
import { buildUploadFiles } from '@ochiq/images/build-upload-files';

import type { BuildEnv } from './env';
import { writeFiles } from './write-files';

const downloads = 8;
/** Sharp works in threads of its own: more drawings at a time would only need more memory. */
const drawings = 2;

type Folders = {
  /** The public folder. */
  publicFolder: string;
  /** The cache of image variants between builds; Gatsby clears its own too often. */
  cacheFolder: string;
};

/** Deletes all other files of a folder. */
async function pruneFolder(folder: string, neededFiles: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = new Set(neededFiles.map((file) => path.basename(file)));
  const stale = (await readdir(folder)).filter((name) => !names.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
}

/**
 * Downloads the media files that pages need into `public/media`, images in all their widths, and deletes those that
 * none needs any more.
 */
export async function writeMediaFiles(
  media: readonly MediaFile[],
  env: Pick<BuildEnv, 'cmsUrl'>,
  { publicFolder, cacheFolder }: Folders,
  done: () => void = () => undefined,
): Promise<void> {
  const cache = await openFileCache(path.join(cacheFolder, 'media'));
  await pruneFolder(path.join(publicFolder, 'media'), media.flatMap(listMediaPaths));
  await runConcurrently(media, downloads, async (file) => {
    await writeFiles(await buildUploadFiles(file, { ...env, cache }), publicFolder);
    done();
  });
  await cache.pruneUnused();
}

/** Draws the social cards of pages into `public/cards`. */
export async function writeCardFiles(
  cards: readonly Card[],
  { publicFolder, cacheFolder }: Folders,
  done: () => void = () => undefined,
): Promise<void> {
  const cache = await openFileCache(path.join(cacheFolder, 'cards'));
  await pruneFolder(
    path.join(publicFolder, 'cards'),
    cards.map((card) => card.path),
  );
  await runConcurrently(cards, drawings, async (card) => {
    await writeFiles([[card.path, await getCardBytes(cache, card)]], publicFolder);
    done();
  });
  await cache.pruneUnused();
}

/** Social cards that are being drawn. */
export type CardDrawing = {
  countDrawn: () => number;
  /** Waits for the rest. @param done called for each further card @throws a card can't be drawn or written */
  finish: (done: () => void) => Promise<void>;
};

/**
 * Starts to draw the social cards of pages into `public/cards`, in Sharp's threads: Gatsby bundles and renders in one
 * thread, and leaves the other processors idle.
 */
export function startCardDrawing(cards: readonly Card[], folders: Folders): CardDrawing {
  let drawn = 0;
  let report = (): void => undefined;
  const drawing = writeCardFiles(cards, folders, () => {
    drawn += 1;
    report();
  });
  // `finish` throws it.
  drawing.catch(() => undefined);
  return {
    countDrawn: () => drawn,
    finish: (done) => {
      report = done;
      return drawing;
    },
  };
}

/** Writes the facts of the build that the publisher and the browser tests need, next to `public`. */
export async function writeSiteMetadata({ facts, pages }: Pick<Site, 'facts' | 'pages'>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const list = pages.map(({ path: address, route, template, form, locale }) => ({ path: address, route, template, form, locale }));
  await writeFile(path.join(folder, 'facts.json'), JSON.stringify(facts));
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(list));
}
