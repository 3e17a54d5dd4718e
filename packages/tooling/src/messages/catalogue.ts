import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { inRoot } from '../workplace/root.ts';

type Catalogue = { [key: string]: string | Catalogue };
const catalogue: z.ZodType<Catalogue> = z.record(
  z.string(),
  z.lazy(() => z.union([z.string(), catalogue])),
);

/** Messages by their full names: `news:empty`, with the suffix of a plural form if it has one. */
export type Messages = ReadonlyMap<string, string>;
export type Catalogues = ReadonlyMap<string, Messages>;

export const messagesFolder = inRoot('web', 'src', 'i18n');

function* named(tree: Catalogue, above: string): Generator<[name: string, message: string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [above + key, value];
    else yield* named(value, `${above}${key}.`);
  }
}

async function messagesOf(folder: string): Promise<Messages> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const read = async (file: string) => [
    ...named(catalogue.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8'))), `${path.basename(file, '.json')}:`),
  ];
  return new Map((await Promise.all(files.map(read))).flat());
}

/** Reads the messages of the interface, by language. */
export async function readCatalogues(folder = messagesFolder): Promise<Catalogues> {
  const languages = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return new Map(await Promise.all(languages.map(async (name) => [name, await messagesOf(path.join(folder, name))] as const)));
}

const pluralEnding = /_(?<category>zero|one|two|few|many|other)$/u;

/** Returns the name that code uses: without the suffix of a plural form. */
export const nameInCode = (name: string) => name.replace(pluralEnding, '');

export const pluralCategory = (name: string) => pluralEnding.exec(name)?.groups?.['category'];
