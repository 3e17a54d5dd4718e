import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { parseContent, type RawEntry } from '@ochiq/pages/parse-content';
import { tableSources, type MadeFile } from '@ochiq/pages/table-files';

import type { BuildEnv } from './env';

async function textOf(from: string, cmsUrl: string): Promise<[from: string, text: string]> {
  const response = await fetch(new URL(from, cmsUrl));
  if (!response.ok)
    throw new Error(
      `The CMS answers ${String(response.status)} for ${from}, a data file of a published dataset: upload it again in the media library`,
    );
  return [from, await response.text()];
}

/** The texts of the datasets' CSV files, which pages show the first rows of. */
export async function readDataFiles(raw: readonly RawEntry[], { cmsUrl }: Pick<BuildEnv, 'cmsUrl'>): Promise<ReadonlyMap<string, string>> {
  const { content } = parseContent(raw);
  return new Map(await Promise.all(tableSources(content).map((from) => textOf(from, cmsUrl))));
}

/** Writes the files that the site made of its content, beside those of the media library. */
export async function writeMadeFiles(made: readonly MadeFile[], publicFolder: string): Promise<void> {
  for (const { to, text } of made) {
    const file = path.join(publicFolder, to);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
