import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A text as the index keeps it: it is read for few hits of few questions, and is half of the file otherwise. */
export const pack = (text: string): Buffer => deflateRawSync(text, { level: 9 });

/** No text of the index is longer; a damaged one may claim to be. */
const longest = 16 * 1024 * 1024;

const unpacked = (packed: Uint8Array): Buffer => inflateRawSync(packed, { maxOutputLength: longest });

export const unpack = (packed: Uint8Array): string => unpacked(packed).toString('utf8');

/** The texts of a page in one: its summary and its other words, which are packed better together. */
export const packTexts = (summary: string, text: string): Buffer => pack(`${summary.replaceAll('\0', '')}\0${text}`);

export function unpackTexts(packed: Uint8Array): [summary: string, text: string] {
  const texts = unpacked(packed);
  const end = texts.indexOf(0);
  // Each by itself: a piece of a text holds all of it, and is slower to read.
  return [texts.toString('utf8', 0, end), texts.toString('utf8', end + 1)];
}
