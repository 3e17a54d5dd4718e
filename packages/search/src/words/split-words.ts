import { apostrophes } from '@ochiq/uzbek/apostrophe';

/** A word and its position: `text` is in the original from `from` to `to`. */
export type Token = { text: string; from: number; to: number };

/** Classes of signs: outside a word, part of it, or part of it between two others. */
const outside = 0;
const inside = 1;
const between = 2;

const letter = /[\p{L}\p{M}\p{N}\u00AD]/u;
const apostrophe = new RegExp(`[${apostrophes}]`, 'u');

function classifySign(sign: string): number {
  if (letter.test(sign)) return inside;
  return apostrophe.test(sign) ? between : outside;
}

/** The class of every code unit, precomputed: a query visits ten thousands of signs. */
const kinds = Uint8Array.from({ length: 0x1_0000 }, (_, code) => classifySign(String.fromCharCode(code)));

/** Measures how many code units the letter at a position has; 0 where there is none. */
function measureLetter(text: string, place: number): number {
  const code = text.charCodeAt(place);
  if (code < 0xd800 || code > 0xdbff) return kinds[code] === inside ? 1 : 0;
  return letter.test(String.fromCodePoint(text.codePointAt(place) ?? 0)) ? 2 : 0;
}

/** Finds the end of the word that begins at a position. */
function findTokenEnd(text: string, start: number): number {
  let end = start;
  for (;;) {
    while (end < text.length && kinds[text.charCodeAt(end)] === inside) end += 1;
    if (end === text.length) return end;
    const units = measureLetter(text, end);
    if (units > 0) end += units;
    else if (kinds[text.charCodeAt(end)] === between && end > start && measureLetter(text, end + 1) > 0) end += 1;
    else return end;
  }
}

/** Longer tokens are not words of any language but the remains of a broken file. */
const longest = 60;

/**
 * Visits the words of a text in their order, without storing them: letters and digits; an apostrophe of any kind
 * between letters belongs to the word, as do soft hyphens.
 * @param visit returns whether to continue or to stop
 */
export function visitWords(text: string, visit: (from: number, to: number) => 'on' | 'stop'): void {
  let place = 0;
  while (place < text.length) {
    const end = findTokenEnd(text, place);
    if (end > place && end - place <= longest && visit(place, end) === 'stop') return;
    place = Math.max(end, place + 1);
  }
}

/** Splits a text into its words. */
export function splitWords(text: string): Token[] {
  const tokens: Token[] = [];
  visitWords(text, (from, to) => {
    tokens.push({ text: text.slice(from, to), from, to });
    return 'on';
  });
  return tokens;
}
