import { toFolded, toFoldedWithOffsets } from '@ochiq/uzbek/to-folded';

/** Splits a query into folded words; a text matches when it contains all of them. */
export function splitQuery(query: string): string[] {
  return toFolded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export function hasAllWords(text: string, words: readonly string[]): boolean {
  const folded = toFolded(text);
  return words.every((word) => folded.includes(word));
}

export type TextPart = { text: string; hit: boolean };

function findHits(original: string, words: readonly string[]): [from: number, to: number][] {
  const { text, at } = toFoldedWithOffsets(original);
  const hits: [number, number][] = [];
  for (const word of words) {
    for (let position = text.indexOf(word); position !== -1; position = text.indexOf(word, position + word.length)) {
      hits.push([at[position] ?? 0, at[position + word.length] ?? original.length]);
    }
  }
  return hits.sort(([a], [b]) => a - b);
}

/** Splits a text into hits and the rest, for marking; joined, they are the text itself. */
export function splitByHits(original: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (from: number, to: number, hit: boolean) => {
    if (to > from) parts.push({ text: original.slice(from, to), hit });
  };
  let done = 0;
  for (const [from, to] of findHits(original, words)) {
    add(done, from, false);
    add(Math.max(done, from), to, true);
    done = Math.max(done, to);
  }
  add(done, original.length, false);
  return parts;
}
