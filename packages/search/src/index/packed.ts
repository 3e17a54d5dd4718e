import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Compresses a text for storage: it is read for few hits of few queries, and is half of the file otherwise. */
export const pack = (text: string): Buffer => deflateRawSync(text, { level: 9 });

/** Upper bound of a text in the index; a damaged one may claim to be longer. */
const maxTextBytes = 16 * 1024 * 1024;

const inflatePacked = (packed: Uint8Array): Buffer => inflateRawSync(packed, { maxOutputLength: maxTextBytes });

export const unpack = (packed: Uint8Array): string => inflatePacked(packed).toString('utf8');

/** Compresses the texts of a page as one: its summary and its other text compress better together. */
export const packTexts = (summary: string, text: string): Buffer => pack(`${summary.replaceAll('\0', '')}\0${text}`);

export function unpackTexts(packed: Uint8Array): [summary: string, text: string] {
  const texts = inflatePacked(packed);
  const end = texts.indexOf(0);
  // Decoded separately: a slice of a string retains all of it, and is slower to read.
  return [texts.toString('utf8', 0, end), texts.toString('utf8', end + 1)];
}
