import { fold, foldWithPlaces } from '@ochiq/uzbek/fold';

/** Splits a query into folded words; a text matches when it contains all of them. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export function holdsAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export type TextPart = { text: string; hit: boolean };

function hitsIn(original: string, words: readonly string[]): [from: number, to: number][] {
  const { text, at } = foldWithPlaces(original);
  const hits: [number, number][] = [];
  for (const word of words) {
    for (let found = text.indexOf(word); found !== -1; found = text.indexOf(word, found + word.length)) {
      hits.push([at[found] ?? 0, at[found + word.length] ?? original.length]);
    }
  }
  return hits.sort(([a], [b]) => a - b);
}

/** Splits a text into hits and the rest, for marking; joined, they are the text itself. */
export function partsOf(original: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (from: number, to: number, hit: boolean) => {
    if (to > from) parts.push({ text: original.slice(from, to), hit });
  };
  let done = 0;
  for (const [from, to] of hitsIn(original, words)) {
    add(done, from, false);
    add(Math.max(done, from), to, true);
    done = Math.max(done, to);
  }
  add(done, original.length, false);
  return parts;
}
