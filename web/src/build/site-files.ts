import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { MediaFile } from '@ochiq/pages/media-files';
import type { Site } from '@ochiq/pages/site';

import type { BuildEnv } from './env';

const atOnce = 8;

async function download(file: MediaFile, { cmsUrl }: Pick<BuildEnv, 'cmsUrl'>, folder: string): Promise<void> {
  const response = await fetch(new URL(file.from, cmsUrl));
  if (!response.ok)
    throw new Error(
      `The CMS answers ${String(response.status)} for ${file.from}, a file that a published entry uses: upload it again in the media library`,
    );
  await writeFile(path.join(folder, path.basename(file.to)), Buffer.from(await response.arrayBuffer()));
}

/** Brings the media files that pages need into `public/media`, and takes away those that none needs any more. */
export async function bringMedia(media: readonly MediaFile[], env: Pick<BuildEnv, 'cmsUrl'>, publicFolder: string): Promise<void> {
  const folder = path.join(publicFolder, 'media');
  await mkdir(folder, { recursive: true });
  const wanted = new Set(media.map(({ to }) => path.basename(to)));
  const stale = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
  for (let start = 0; start < media.length; start += atOnce) {
    await Promise.all(media.slice(start, start + atOnce).map((file) => download(file, env, folder)));
  }
}

/** Writes what the publisher and the browser tests need to know of the build, beside `public`. */
export async function writeSiteFacts({ facts, pages }: Pick<Site, 'facts' | 'pages'>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const list = pages.map(({ path: address, route, template, form, locale }) => ({ path: address, route, template, form, locale }));
  await writeFile(path.join(folder, 'facts.json'), JSON.stringify(facts));
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(list));
}
