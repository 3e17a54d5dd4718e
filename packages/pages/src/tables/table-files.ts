import type { Entry } from '@ochiq/contract/content-types';

import type { Content } from '../content/content.ts';
import { parseCsvTable, serializeCsv } from './csv.ts';
import { countUtf8Bytes, parseJsonTable, serializeTableJson, type DataTable } from './data-table.ts';
import type { MediaFile } from '../content/media-files.ts';
import { getMediaPath } from '../view-models/media.ts';

type Resource = Entry<'dataset'>['resources'][number];
type Format = 'csv' | 'json';

/** The table of a data file, and the same table in the other format. */
type TableFile = { table: DataTable; twin: { format: Format; text: string; bytes: number } };

/** By the path of the file on the site. */
export type TableFiles = ReadonlyMap<string, TableFile>;

/** A file that the site generates. */
export type GeneratedFile = { to: string; text: string };

/** The parser of each format, and the serializer of the other one. */
const formats = {
  csv: { read: parseCsvTable, other: 'json', write: serializeTableJson },
  json: {
    read: parseJsonTable,
    other: 'csv',
    write: ({ columns, rows }: DataTable) => serializeCsv([columns.map(({ name }) => name), ...rows]),
  },
} as const satisfies Record<Format, { read: (text: string) => DataTable | null; other: Format; write: (table: DataTable) => string }>;

const detectFormat = (place: string): Format | null => (/\.csv$/u.test(place) ? 'csv' : /\.json$/u.test(place) ? 'json' : null);

const getTableFile = ({ file }: Resource) => (file && detectFormat(file.ext) ? file : null);

/** A parsed table, its other format, and the paths of both. */
export type ResourceTable = TableFile & { twin: { path: string }; /** The CSV file, uploaded or generated. */ csvPath: string };

/**
 * Returns the table of a resource's file, with the path of its other format; `null` where the file was not read or
 * holds no table.
 */
export function getResourceTable(tables: TableFiles, resource: Resource): ResourceTable | null {
  const file = getTableFile(resource);
  const tableMatch = file && tables.get(getMediaPath(file));
  if (!file || !tableMatch) return null;
  const at = (format: Format) => getMediaPath({ hash: file.hash, ext: `.${format}` });
  return { ...tableMatch, twin: { ...tableMatch.twin, path: at(tableMatch.twin.format) }, csvPath: at('csv') };
}

const listResources = (content: Pick<Content, 'dataset'>): Resource[] =>
  [...content.dataset.values()].flatMap(({ versions }) => Object.values(versions).flatMap(({ resources }) => resources));

/** A data file: its path in the CMS, its type, and its path on the site. */
export type TableSource = Omit<MediaFile, 'variants'>;

/** Lists the files of published datasets that may hold tables, each once. */
export function listTableSources(content: Pick<Content, 'dataset'>): TableSource[] {
  const files = listResources(content).flatMap((resource) => getTableFile(resource) ?? []);
  const sources = files.map(({ url, mime, bytes, ...file }): TableSource => ({ from: url, to: getMediaPath(file), mime, bytes }));
  return [...new Map(sources.map((source) => [source.to, source])).values()];
}

function parseTableFile(place: string, text: string): TableFile | null {
  const format = detectFormat(place);
  if (!format) return null;
  const { read, other, write } = formats[format];
  const table = read(text);
  if (!table) return null;
  const alternateText = write(table);
  return { table, twin: { format: other, text: alternateText, bytes: countUtf8Bytes(alternateText) } };
}

/** Parses the tables of files; a text without a table is left out. */
export function readTables(texts: ReadonlyMap<string, string>): TableFiles {
  const tables = new Map<string, TableFile>();
  for (const [place, text] of texts) {
    const tableMatch = parseTableFile(place, text);
    if (tableMatch) tables.set(place, tableMatch);
  }
  return tables;
}

/** Converts each table to its other format, each file once. */
export function convertTableFiles(content: Content, tables: TableFiles): GeneratedFile[] {
  const alternateTexts = new Map<string, string>();
  for (const resource of listResources(content)) {
    const tableMatch = getResourceTable(tables, resource);
    if (tableMatch) alternateTexts.set(tableMatch.twin.path, tableMatch.twin.text);
  }
  return [...alternateTexts].map(([to, text]) => ({ to, text }));
}
