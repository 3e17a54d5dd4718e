import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { pathsOf, type MediaFile } from '@ochiq/pages/media-files';
import type { Site } from '@ochiq/pages/site';
import type { Card } from '@ochiq/pages/view/card';
import { atOnce } from '@ochiq/pictures/at-once';
import { cardFile } from '@ochiq/pictures/card-file';
import { openCache } from '@ochiq/pictures/file-cache';
import { filesOfUpload } from '@ochiq/pictures/files-of-upload';

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
async function folderFor(folder: string, wanted: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = new Set(wanted.map((file) => path.basename(file)));
  const stale = (await readdir(folder)).filter((name) => !names.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
}

/**
 * Downloads the media files that pages need into `public/media`, images in all their widths, and deletes those that
 * none needs any more.
 */
export async function bringMedia(
  media: readonly MediaFile[],
  env: Pick<BuildEnv, 'cmsUrl'>,
  { publicFolder, cacheFolder }: Folders,
  done: () => void = () => undefined,
): Promise<void> {
  const cache = await openCache(path.join(cacheFolder, 'media'));
  await folderFor(path.join(publicFolder, 'media'), media.flatMap(pathsOf));
  await atOnce(media, downloads, async (file) => {
    await writeFiles(await filesOfUpload(file, { ...env, cache }), publicFolder);
    done();
  });
  await cache.forgetOthers();
}

/** Draws the social cards of pages into `public/cards`. */
export async function bringCards(
  cards: readonly Card[],
  { publicFolder, cacheFolder }: Folders,
  done: () => void = () => undefined,
): Promise<void> {
  const cache = await openCache(path.join(cacheFolder, 'cards'));
  await folderFor(
    path.join(publicFolder, 'cards'),
    cards.map((card) => card.path),
  );
  await atOnce(cards, drawings, async (card) => {
    await writeFiles([[card.path, await cardFile(cache, card)]], publicFolder);
    done();
  });
  await cache.forgetOthers();
}

/** Writes the facts of the build that the publisher and the browser tests need, next to `public`. */
export async function writeSiteFacts({ facts, pages }: Pick<Site, 'facts' | 'pages'>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const list = pages.map(({ path: address, route, template, form, locale }) => ({ path: address, route, template, form, locale }));
  await writeFile(path.join(folder, 'facts.json'), JSON.stringify(facts));
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(list));
}
