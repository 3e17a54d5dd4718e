import type { Encoding } from './accepted-encodings.ts';

/** What a file's stat says. */
export type FileFacts = { size: number; mtimeMs: number };

const seconds = (mtimeMs: number): number => Math.floor(mtimeMs / 1000);

const suffixes = { br: '-br', gzip: '-gz' } as const satisfies Record<Encoding, string>;

/** nginx's formula of a strong tag, with a suffix for each encoding, as the bytes differ. */
export function entityTag({ size, mtimeMs }: FileFacts, encoding?: Encoding): string {
  return `"${seconds(mtimeMs).toString(16)}-${size.toString(16)}${encoding ? suffixes[encoding] : ''}"`;
}

export function lastModified({ mtimeMs }: FileFacts): string {
  return new Date(seconds(mtimeMs) * 1000).toUTCString();
}
