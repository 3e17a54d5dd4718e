import type { Entry } from '@ochiq/contract/content-types';

import type { Content } from './content.ts';
import { csvTable } from './csv-table.ts';
import { jsonOf, utf8Length, type DataTable } from './data-table.ts';
import { jsonTable } from './json-table.ts';
import { csvText } from './open-data/csv-text.ts';
import type { MediaFile } from './media-files.ts';
import { mediaPath } from './view/media.ts';

type Resource = Entry<'dataset'>['resources'][number];
type Format = 'csv' | 'json';

/** The table of a data file, and the same table in the other format. */
type TableFile = { table: DataTable; twin: { format: Format; text: string; bytes: number } };

/** By the path of the file on the site. */
export type TableFiles = ReadonlyMap<string, TableFile>;

/** A file that the site generates. */
export type MadeFile = { to: string; text: string };

/** The parser of each format, and the serializer of the other one. */
const formats = {
  csv: { read: csvTable, other: 'json', write: jsonOf },
  json: { read: jsonTable, other: 'csv', write: ({ columns, rows }: DataTable) => csvText([columns.map(({ name }) => name), ...rows]) },
} as const satisfies Record<Format, { read: (text: string) => DataTable | null; other: Format; write: (table: DataTable) => string }>;

const formatOf = (place: string): Format | null => (/\.csv$/u.test(place) ? 'csv' : /\.json$/u.test(place) ? 'json' : null);

const fileOf = ({ file }: Resource) => (file && formatOf(file.ext) ? file : null);

/** A parsed table, its other format, and the paths of both. */
export type FoundTable = TableFile & { twin: { path: string }; /** The CSV file, uploaded or generated. */ csvPath: string };

/**
 * Returns the table of a resource's file, with the path of its other format; `null` where the file was not read or
 * holds no table.
 */
export function tableOf(tables: TableFiles, resource: Resource): FoundTable | null {
  const file = fileOf(resource);
  const found = file && tables.get(mediaPath(file));
  if (!file || !found) return null;
  const at = (format: Format) => mediaPath({ hash: file.hash, ext: `.${format}` });
  return { ...found, twin: { ...found.twin, path: at(found.twin.format) }, csvPath: at('csv') };
}

const resourcesOf = (content: Pick<Content, 'dataset'>): Resource[] =>
  [...content.dataset.values()].flatMap(({ versions }) => Object.values(versions).flatMap(({ resources }) => resources));

/** A data file: its path in the CMS, its type, and its path on the site. */
export type TableSource = Omit<MediaFile, 'variants'>;

/** Lists the files of published datasets that may hold tables, each once. */
export function tableSources(content: Pick<Content, 'dataset'>): TableSource[] {
  const files = resourcesOf(content).flatMap((resource) => fileOf(resource) ?? []);
  const sources = files.map(({ url, mime, bytes, ...file }): TableSource => ({ from: url, to: mediaPath(file), mime, bytes }));
  return [...new Map(sources.map((source) => [source.to, source])).values()];
}

function tableFile(place: string, text: string): TableFile | null {
  const format = formatOf(place);
  if (!format) return null;
  const { read, other, write } = formats[format];
  const table = read(text);
  if (!table) return null;
  const twin = write(table);
  return { table, twin: { format: other, text: twin, bytes: utf8Length(twin) } };
}

/** Parses the tables of files; a text without a table is left out. */
export function readTables(texts: ReadonlyMap<string, string>): TableFiles {
  const tables = new Map<string, TableFile>();
  for (const [place, text] of texts) {
    const found = tableFile(place, text);
    if (found) tables.set(place, found);
  }
  return tables;
}

/** Converts each table to its other format, each file once. */
export function twinsOf(content: Content, tables: TableFiles): MadeFile[] {
  const twins = new Map<string, string>();
  for (const resource of resourcesOf(content)) {
    const found = tableOf(tables, resource);
    if (found) twins.set(found.twin.path, found.twin.text);
  }
  return [...twins].map(([to, text]) => ({ to, text }));
}
