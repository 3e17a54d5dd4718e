import type { Encoding } from './accepted-encodings.ts';

/** What a file's stat says. */
export type FileFacts = {
  size: number;
  mtimeMs: number;
  /** A word for what is put into it while it is sent; none where it is sent as it lies there. */
  mark?: string;
};

const seconds = (mtimeMs: number): number => Math.floor(mtimeMs / 1000);

/** What stands behind the tag of a compressed twin, as its bytes differ. */
export const tagSuffixes = { br: '-br', gzip: '-gz' } as const satisfies Record<Encoding, string>;

/** nginx's formula of a strong tag, with a suffix for each encoding, as the bytes differ. */
export function entityTag({ size, mtimeMs, mark }: FileFacts, encoding?: Encoding): string {
  const parts = [seconds(mtimeMs).toString(16), size.toString(16), ...(mark === undefined ? [] : [mark])];
  return `"${parts.join('-')}${encoding ? tagSuffixes[encoding] : ''}"`;
}

/** Undefined where something is put in: that comes and goes without the file being changed. */
export function lastModified({ mtimeMs, mark }: FileFacts): string | undefined {
  return mark === undefined ? new Date(seconds(mtimeMs) * 1000).toUTCString() : undefined;
}
