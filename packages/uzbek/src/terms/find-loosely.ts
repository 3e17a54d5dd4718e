import { type Phrase, splitWords, type StemWord, type Word } from './find-phrases.ts';

/** Words that join others: what is after them is said by itself. */
const conjunction = /^(?:va|yoki|hamda|и|или|а|and|or)$/iu;
const possessive = /^(?:uning|ularning|его|её|ее|их|his|her|its|their)$/iu;

/** How many words may be within a name: “vazirning birinchi oʻrinbosari”. */
const mostInserted = 2;
/** How many words may be between a person and those who are called theirs: “the director and his deputies”. */
const mostBetween = 4;

const isSpace = (gap: string): boolean => /^[^\S\r\n]+$|^[^\S\r\n]?[-\u2010-\u2012][^\S\r\n]?$/u.test(gap);

type Text = { text: string; words: readonly Word[] };

/** Returns whether the words of a phrase follow each other, with others within. */
function isInterrupted({ text, words }: Text, start: number, sought: readonly Word[]): boolean {
  let at = start;
  for (const { stem } of sought.slice(1)) {
    const next = words.slice(at + 1, at + 2 + mostInserted).findIndex((word) => word.stem === stem);
    const between = words.slice(at, at + 2 + Math.max(0, next));
    const isJoined = between
      .slice(1)
      .every((word, index) => isSpace(text.slice(between[index]?.to, word.from)) && !conjunction.test(word.text));
    if (next === -1 || !isJoined) return false;
    at += next + 1;
  }
  return true;
}

/** Returns whether two words are said as “the director and his deputies”. */
function isPossessed({ text, words }: Text, start: number, stems: readonly [string, string]): boolean {
  return words.slice(start + 2, start + 2 + mostBetween).some((word, index) => {
    const isOther = stems.includes(word.stem) && word.stem !== words[start]?.stem;
    const isSentence = /[.!?\n]/u.test(text.slice(words[start]?.to, word.from));
    return isOther && !isSentence && possessive.test(words[start + 1 + index]?.text ?? '');
  });
}

/**
 * Creates the search for names that a text says in a freer form: without capitals, with other words within, or as a person’s.
 * Such a form says the name where another language has it, and is no name by itself.
 */
export function createLooseFinder<V>(phrases: readonly Phrase<V>[], stemWord: StemWord): (text: string) => V[] {
  const split = phrases.map(({ text, value }) => ({ value, sought: splitWords(text, stemWord) })).filter(({ sought }) => sought.length > 1);
  return (text) => {
    const read = { text, words: splitWords(text, stemWord) };
    const places = new Map<string, number[]>();
    for (const [index, { stem }] of read.words.entries()) places.set(stem, [...(places.get(stem) ?? []), index]);
    const find = (stem: string) => places.get(stem) ?? [];
    return split.flatMap(({ value, sought }) => {
      const [first, second] = sought;
      if (!first || !second) return [];
      const isPossessedAt = (index: number) => isPossessed(read, index, [first.stem, second.stem]);
      const isPair = sought.length === 2;
      const isMatch =
        find(first.stem).some((index) => isInterrupted(read, index, sought) || (isPair && isPossessedAt(index))) ||
        (isPair && find(second.stem).some(isPossessedAt));
      return isMatch ? [value] : [];
    });
  };
}

const streetAfter =
  /^[^\S\r\n]?[-\u2010-\u2012]?[^\S\r\n]?(?:koʻchasi|maydoni|mahallasi|shoh|mavzesi|street|square|avenue|lane|residential\sarea)/iu;
const streetBefore = /(?<!\p{L})(?:улиц\p{L}+|ул\.|площад\p{L}+|пл\.|проспект\p{L}*|пр\.|махалл\p{L}+|массив\p{L}*)[^\S\r\n]?$/iu;

/** Returns whether words are within the name of a street or a square, which is called after what they name. */
export const isStreetName = (text: string, { from, to }: { from: number; to: number }): boolean =>
  streetAfter.test(text.slice(to, to + 20)) || streetBefore.test(text.slice(Math.max(0, from - 16), from));
