import { apostrophes } from '../apostrophe.ts';

const apostropheReference = /&(?:#39|#x27|apos);/giu;
const reference = /(&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);)/iu;
const hasLatin = /[a-z]/iu;

/**
 * Converts the text of a page as it is written in HTML. Character references stay, but for apostrophes, which belong to
 * words.
 */
export function convertEscaped(text: string, convert: (text: string) => string): string {
  if (!hasLatin.test(text)) return text;
  if (!text.includes('&')) return convert(text);
  const parts = text.replace(apostropheReference, "'").split(reference);
  return parts.map((part, index) => (index % 2 === 1 ? part : convert(part).replaceAll("'", '&#x27;'))).join('');
}

const lastChunk = /[^\s>]+$/u;
const startsInWord = new RegExp(String.raw`^[\p{L}\p{M}${apostrophes}.@/:-]`, 'u');

/**
 * Converts a text that continues a word of the previous one, so that letters are spelled by their neighbours and an
 * address stays whole.
 */
export function convertContinued(before: string, text: string, convert: (text: string) => string): string {
  const chunk = lastChunk.exec(before)?.[0];
  if (chunk === undefined || !startsInWord.test(text)) return convertEscaped(text, convert);
  const joined = convertEscaped(chunk + text, convert);
  const start = convertEscaped(chunk, convert);
  if (joined.startsWith(start)) return joined.slice(start.length);
  // An address: its beginning alone would have been converted as a word.
  return joined.startsWith(chunk) ? joined.slice(chunk.length) : convertEscaped(text, convert);
}
