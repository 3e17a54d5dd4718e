import type { Encoding } from './accepted-encodings.ts';

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
