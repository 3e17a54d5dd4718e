import { apostrophes } from '../apostrophe.ts';

const apostropheReference = /&(?:#39|#x27|apos);/giu;
const reference = /(&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);)/iu;
const hasLatin = /[a-z]/iu;

const signs = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' } as const;

/** Converts a part without references. Signs of markup that a spelling brings along are escaped; those of the part stay. */
function convertPart(part: string, convert: (text: string) => string): string {
  const converted = convert(part);
  return /[<>&"]/u.test(converted)
    ? converted.replace(/[<>&"]/gu, (sign) => (part.includes(sign) ? sign : signs[sign as keyof typeof signs]))
    : converted;
}

/**
 * Converts the text of a page as it is written in HTML. Character references stay, but for apostrophes, which belong to
 * words.
 */
export function convertEscaped(text: string, convert: (text: string) => string): string {
  if (!hasLatin.test(text)) return text;
  if (!text.includes('&')) return convertPart(text, convert);
  const parts = text.replace(apostropheReference, "'").split(reference);
  return parts.map((part, index) => (index % 2 === 1 ? part : convertPart(part, convert).replaceAll("'", '&#x27;'))).join('');
}

const lastChunk = /[^\s>]+$/u;
const startsInWord = new RegExp(String.raw`^[\p{L}\p{M}${apostrophes}.@/:-]`, 'u');

/**
 * Converts a text that continues a word of the previous one, so that letters are spelled by their neighbours and an
 * address stays whole.
 * @param convert converts a text as it is written here: in HTML, escaped
 */
export function convertContinued(before: string, text: string, convert: (text: string) => string): string {
  const chunk = lastChunk.exec(before)?.[0];
  if (chunk === undefined || !startsInWord.test(text)) return convert(text);
  const joined = convert(chunk + text);
  const start = convert(chunk);
  if (joined.startsWith(start)) return joined.slice(start.length);
  // An address: its beginning alone would have been converted as a word.
  return joined.startsWith(chunk) ? joined.slice(chunk.length) : convert(text);
}
