import { normalizeApostrophes } from '@ochiq/uzbek/apostrophe';

/** Below this two segments have little more in common than their language. */
export const minScore = 0.7;

/** The most that segments reach which differ at all. */
const maxFuzzy = 0.99;

/** A segment as it is compared: spaces and the kinds of apostrophes are no difference; `small` is the same in small letters. */
export type ComparedSegment = { text: string; small: string };

export function toComparedSegment(original: string): ComparedSegment {
  const text = normalizeApostrophes(original.normalize('NFC')).replaceAll(/\s+/gu, ' ').trim();
  // Most texts are written so: they are in memory once.
  return { text: text === original ? original : text, small: text.toLowerCase() };
}

/** Beginning and end of a text count as letters. */
const pad = (small: string): string => `  ${small}  `;

/** Numbers a group of three letters. */
const hashLetters = (first: number, second: number, third: number): number =>
  Math.imul(Math.imul(first, 0x9e37_79b1) ^ second, 0x85eb_ca6b) ^ third;

/**
 * Creates the comparison of a segment with others: 1 for the same one, else what both share of their groups of three letters, and 0
 * where that is less than `minScore`. It counts without making strings: a memory compares tens of thousands.
 */
export function createScorer(sought: ComparedSegment): (other: ComparedSegment) => number {
  const places = new Map<number, number>();
  const counts: number[] = [];
  const padded = pad(sought.small);
  for (let at = 0; at + 3 <= padded.length; at += 1) {
    const group = hashLetters(padded.charCodeAt(at), padded.charCodeAt(at + 1), padded.charCodeAt(at + 2));
    const place = places.get(group) ?? places.size;
    places.set(group, place);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const left = Uint16Array.from(counts);
  return (other) => {
    if (other.text === sought.text) return 1;
    const [own, groups] = [padded.length - 2, other.small.length + 2];
    const needed = (minScore * (own + groups)) / 2;
    if (Math.min(own, groups) < needed) return 0;
    const text = pad(other.small);
    left.set(counts);
    let shared = 0;
    for (let at = 0; at < groups; at += 1) {
      if (shared + groups - at < needed) return 0;
      const place = places.get(hashLetters(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)));
      const rest = place === undefined ? 0 : (left[place] ?? 0);
      if (place === undefined || rest === 0) continue;
      left[place] = rest - 1;
      shared += 1;
    }
    return shared < needed ? 0 : Math.min((2 * shared) / (own + groups), maxFuzzy);
  };
}

/** Lists the numbers in a text; spaces between thousands are no part of them. */
const listNumbers = (text: string): string[] =>
  [...text.matchAll(/\d+(?:[ \u00a0\u2007\u202f]\d{3}(?!\d))*(?:[.,:/-]\d+)*/gu)].map(([number]) => number.replaceAll(/\s/gu, ''));

/** Lists the numbers of a text that another one lacks, each as often as it is missing. */
export function listMissingNumbers(text: string, other: string): string[] {
  const rest = listNumbers(other);
  return listNumbers(text).filter((number) => {
    const index = rest.indexOf(number);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
