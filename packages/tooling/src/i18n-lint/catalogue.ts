import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';
import { fromRoot } from '@ochiq/cli/workplace/root';

type Catalogue = { [key: string]: string | Catalogue };
const catalogueSchema: z.ZodType<Catalogue> = z.record(
  z.string(),
  z.lazy(() => z.union([z.string(), catalogueSchema])),
);

/** Messages by their full names: `news:empty`, with the suffix of a plural form if it has one. */
export type Messages = ReadonlyMap<string, string>;
export type Catalogues = ReadonlyMap<string, Messages>;

export const messagesFolder = fromRoot('web', 'src', 'i18n');

function* flattenCatalogue(tree: Catalogue, above: string): Generator<[name: string, message: string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [above + key, value];
    else yield* flattenCatalogue(value, `${above}${key}.`);
  }
}

async function readMessages(folder: string): Promise<Messages> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const read = async (file: string) => [
    ...flattenCatalogue(
      catalogueSchema.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8'))),
      `${path.basename(file, '.json')}:`,
    ),
  ];
  return new Map((await Promise.all(files.map(read))).flat());
}

/** Reads the messages of the interface, by language. */
export async function readCatalogues(folder = messagesFolder): Promise<Catalogues> {
  const languages = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return new Map(await Promise.all(languages.map(async (name) => [name, await readMessages(path.join(folder, name))] as const)));
}

const pluralEnding = /_(?<category>zero|one|two|few|many|other)$/u;

/** Returns the name that code uses: without the suffix of a plural form. */
export const stripPluralEnding = (name: string) => name.replace(pluralEnding, '');

export const getPluralCategory = (name: string) => pluralEnding.exec(name)?.groups?.['category'];
