import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { MediaFile } from '@ochiq/pages/media-files';
import type { Site } from '@ochiq/pages/site';
import type { Card } from '@ochiq/pages/view/card';
import { atOnce } from '@ochiq/pictures/at-once';
import { openCache, type FileCache } from '@ochiq/pictures/file-cache';
import { writeVariants } from '@ochiq/pictures/variants';
import { writeCards } from '@ochiq/pictures/write-cards';

import type { BuildEnv } from './env';

const downloads = 8;

type Folders = {
  /** What is served. */
  publicFolder: string;
  /** Where made pictures are kept from one build to the next; Gatsby clears its own cache too often. */
  cacheFolder: string;
};

async function download(from: string, { cmsUrl }: Pick<BuildEnv, 'cmsUrl'>): Promise<Buffer> {
  const response = await fetch(new URL(from, cmsUrl));
  if (!response.ok)
    throw new Error(
      `The CMS answers ${String(response.status)} for ${from}, a file that a published entry uses: upload it again in the media library`,
    );
  return Buffer.from(await response.arrayBuffer());
}

/** Makes the folder hold none but these files. */
async function folderFor(folder: string, wanted: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = new Set(wanted.map((file) => path.basename(file)));
  const stale = (await readdir(folder)).filter((name) => !names.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
}

async function bringFile(
  { from, to, variants }: MediaFile,
  env: Pick<BuildEnv, 'cmsUrl'>,
  publicFolder: string,
  cache: FileCache,
): Promise<void> {
  const bytes = await download(from, env);
  const targets = variants.map((variant) => ({ width: variant.width, target: path.join(publicFolder, variant.to) }));
  if (targets.length === 0) await writeFile(path.join(publicFolder, to), bytes);
  else await writeVariants(cache, path.basename(from), bytes, targets);
}

/** Brings the media files that pages need into `public/media`, pictures in all their widths, and takes away those that none needs any more. */
export async function bringMedia(
  media: readonly MediaFile[],
  env: Pick<BuildEnv, 'cmsUrl'>,
  { publicFolder, cacheFolder }: Folders,
  done: () => void = () => undefined,
): Promise<void> {
  const cache = await openCache(path.join(cacheFolder, 'media'));
  const wanted = media.flatMap(({ to, variants }) => (variants.length === 0 ? [to] : variants.map((variant) => variant.to)));
  await folderFor(path.join(publicFolder, 'media'), wanted);
  await atOnce(media, downloads, async (file) => {
    await bringFile(file, env, publicFolder, cache);
    done();
  });
  await cache.forgetOthers();
}

/** Draws the cards that stand for pages where they are shared into `public/cards`. */
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
  await writeCards(
    cache,
    cards.map(({ path: to, ...words }) => ({ words, target: path.join(publicFolder, to) })),
    done,
  );
  await cache.forgetOthers();
}

/** Writes what the publisher and the browser tests need to know of the build, beside `public`. */
export async function writeSiteFacts({ facts, pages }: Pick<Site, 'facts' | 'pages'>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const list = pages.map(({ path: address, route, template, form, locale }) => ({ path: address, route, template, form, locale }));
  await writeFile(path.join(folder, 'facts.json'), JSON.stringify(facts));
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(list));
}
