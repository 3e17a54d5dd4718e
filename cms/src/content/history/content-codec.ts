import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A content as it is stored. */
export type PackedContent = {
  /** The hash of the content that is its dictionary; `null` where it has none. */
  base: string | null;
  size: number;
  /** Deflated, in Base64: Strapi's layer knows no binary columns. */
  data: string;
};

/** A content that another one may be packed with; it is itself packed with none. */
export type BaseContent = { hash: string; text: string };

/** Returns the name of a content. */
export const hashContent = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** How far back deflate looks. */
const windowBytes = 32 * 1024;

const toDictionary = ({ text }: BaseContent) => Buffer.from(text).subarray(-windowBytes);

/** Packs a content: with the base where that halves it, or by itself. */
export function packContent(text: string, base: BaseContent | null): PackedContent {
  const bytes = Buffer.from(text);
  const alone = deflateRawSync(bytes);
  const together = base && deflateRawSync(bytes, { dictionary: toDictionary(base) });
  const isSmaller = base !== null && together !== null && together.length * 2 < alone.length;
  return { base: isSmaller ? base.hash : null, size: text.length, data: (isSmaller ? together : alone).toString('base64') };
}

/**
 * Unpacks a content.
 * @param base the content that it names as its base
 * @throws the data is damaged
 */
export function unpackContent({ data }: Pick<PackedContent, 'data'>, base: BaseContent | null): string {
  return inflateRawSync(Buffer.from(data, 'base64'), base ? { dictionary: toDictionary(base) } : {}).toString('utf8');
}
