import { isTextual, toContentType } from './content-type.ts';
import { getServingPolicy } from './serving-policy.ts';

/** Extensions of compressed variants of a file, the smaller first. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** Returns whether compressed variants of a file may exist. An upload that is no text is sent unchanged. */
export const isCompressible = (path: string): boolean => isTextual(getServingPolicy(path).mediaType);

/** A variant of a file: the file itself, or compressed. */
export type FileRepresentation = {
  /** The address's path, which decides type and cache. */
  path: string;
  encoding: Encoding | undefined;
  /** Further request headers that the response depends on. */
  varies: readonly string[];
};

/** Returns the headers that describe a file, for all statuses. */
export function getRepresentationHeaders({ path, encoding, varies }: FileRepresentation): Record<string, string> {
  const { mediaType, attachment } = getServingPolicy(path);
  const vary = [...varies, ...(isCompressible(path) ? ['Accept-Encoding'] : [])];
  return {
    'Content-Type': toContentType(mediaType),
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(attachment && { 'Content-Disposition': 'attachment' }),
    ...(vary.length > 0 && { Vary: vary.join(', ') }),
  };
}

/** The metadata of a file. */
export type FileMetadata = {
  size: number;
  mtimeMs: number;
  /** A hash of what is inserted into it while it is sent; absent where it is sent unchanged. */
  mark?: string;
};

const seconds = (mtimeMs: number): number => Math.floor(mtimeMs / 1000);

/** The suffix of a compressed variant's entity tag, as its bytes differ. */
export const tagSuffixes = { br: '-br', gzip: '-gz' } as const satisfies Record<Encoding, string>;

/** Creates a strong entity tag by nginx's formula, with a suffix for each encoding, as the bytes differ. */
export function createEntityTag({ size, mtimeMs, mark }: FileMetadata, encoding?: Encoding): string {
  const parts = [seconds(mtimeMs).toString(16), size.toString(16), ...(mark === undefined ? [] : [mark])];
  return `"${parts.join('-')}${encoding ? tagSuffixes[encoding] : ''}"`;
}

/** Formats `Last-Modified`; undefined where something is inserted: that comes and goes without a change of the file. */
export function formatLastModified({ mtimeMs, mark }: FileMetadata): string | undefined {
  return mark === undefined ? new Date(seconds(mtimeMs) * 1000).toUTCString() : undefined;
}

/** Tables that may have a description file. Their names need no escaping in a header. */
export const describedTablePattern = /^\/(?:data|media)\/(?<table>[\w.-]+\.csv)$/u;

/** Returns the path of the file that describes a table's columns, where CSVW looks for it, too. */
export const getCsvMetadataPath = (path: string): string => `${path}-metadata.json`;

/** Formats the link from a table to its description (CSV on the Web, 5.1). @param table the name of its file */
export const formatDescribedByLink = (table: string): string =>
  `<${getCsvMetadataPath(table)}>; rel="describedby"; type="application/csvm+json"`;

/** Returns the description link of the table at a path; undefined where no description can exist. */
export function getDescribedByLink(path: string): string | undefined {
  const table = describedTablePattern.exec(path)?.groups?.['table'];
  return table === undefined ? undefined : formatDescribedByLink(table);
}
