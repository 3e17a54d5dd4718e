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
  type Sought = { value: V; words: readonly Word[]; pair: readonly [string, string] | null };
  const byStem = new Map<string, Sought[]>();
  const add = (stem: string, sought: Sought) => {
    const known = byStem.get(stem);
    if (known) known.push(sought);
    else byStem.set(stem, [sought]);
  };
  for (const { text, value } of phrases) {
    const words = splitWords(text, stemWord);
    const [first, second] = words;
    if (!first || !second) continue;
    const sought: Sought = { value, words, pair: words.length === 2 ? [first.stem, second.stem] : null };
    add(first.stem, sought);
    if (sought.pair && second.stem !== first.stem) add(second.stem, sought);
  }
  return (text) => {
    const read = { text, words: splitWords(text, stemWord) };
    const isMatch = ({ words, pair }: Sought, { stem }: Word, index: number) =>
      (stem === words[0]?.stem && isInterrupted(read, index, words)) || (pair !== null && isPossessed(read, index, pair));
    const matches = read.words.flatMap((word, index) => (byStem.get(word.stem) ?? []).filter((sought) => isMatch(sought, word, index)));
    return [...new Set(matches.map(({ value }) => value))];
  };
}

const streetAfter =
  /^[^\S\r\n]?[-\u2010-\u2012]?[^\S\r\n]?(?:koʻchasi|mahallasi|shoh\s?koʻchasi|mavzesi|street|avenue|lane|residential\sarea)(?!\p{L})/iu;
const streetBefore = /(?<!\p{L})(?:улиц\p{L}+|ул\.|проспект\p{L}*|пр-т|махалл\p{L}+)[^\S\r\n]?$/iu;
const hasCapital = /^\p{Lu}/u;

/** Returns whether words are within the name of a street, which is called after what they name; squares are areas, too. */
export const isStreetName = (text: string, { from, to }: { from: number; to: number }): boolean =>
  hasCapital.test(text.slice(from, to)) &&
  (streetAfter.test(text.slice(to, to + 24)) || streetBefore.test(text.slice(Math.max(0, from - 16), from)));
