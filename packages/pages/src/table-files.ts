import type { Entry } from '@ochiq/contract/content-types';

import type { Content } from './content.ts';
import { dataTable, jsonOf, utf8Length, type DataTable } from './data-table.ts';
import { mediaPath } from './view/media.ts';

type Resource = Entry<'dataset'>['resources'][number];

/** What a CSV file holds, and the same as JSON. */
type TableFile = { table: DataTable; json: string; jsonBytes: number };

/** By the place where the site keeps the file. */
export type TableFiles = ReadonlyMap<string, TableFile>;

/** A file that the site itself makes. */
export type MadeFile = { to: string; text: string };

const csvOf = ({ file }: Resource) => (file?.ext === '.csv' ? file : null);

/** What is in a resource's own file and where its JSON twin is; `null` where the file was not read or holds no table. */
export function tableOf(tables: TableFiles, resource: Resource): (TableFile & { jsonPath: string }) | null {
  const file = csvOf(resource);
  const found = file && tables.get(mediaPath(file));
  return file && found ? { ...found, jsonPath: mediaPath({ hash: file.hash, ext: '.json' }) } : null;
}

const resourcesOf = (content: Pick<Content, 'dataset'>): Resource[] =>
  [...content.dataset.values()].flatMap(({ versions }) => Object.values(versions).flatMap(({ resources }) => resources));

/** The CSV files of published datasets, each once: where the CMS keeps them, and where the site does. */
export function tableSources(content: Pick<Content, 'dataset'>): { from: string; to: string }[] {
  const files = resourcesOf(content).flatMap((resource) => csvOf(resource) ?? []);
  return [...new Map(files.map((file) => [mediaPath(file), { from: file.url, to: mediaPath(file) }])).values()];
}

/** What is in the CSV files; a text that is no table is left out. */
export function readTables(texts: ReadonlyMap<string, string>): TableFiles {
  const tables = new Map<string, TableFile>();
  for (const [place, text] of texts) {
    const table = dataTable(text);
    const json = table && jsonOf(table);
    if (table && json) tables.set(place, { table, json, jsonBytes: utf8Length(json) });
  }
  return tables;
}

/** The JSON twins of the tables, each once. */
export function twinsOf(content: Content, tables: TableFiles): MadeFile[] {
  const twins = new Map<string, string>();
  for (const resource of resourcesOf(content)) {
    const found = tableOf(tables, resource);
    if (found) twins.set(found.jsonPath, found.json);
  }
  return [...twins].map(([to, text]) => ({ to, text }));
}
