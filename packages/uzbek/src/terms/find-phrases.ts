import { apostrophes } from '../apostrophe.ts';
import { dropOverlapping } from '../agreement/mention.ts';

/** What the forms of a word share, how this one is written, and what each form has to begin with; the last two where the stem is ambiguous. */
export type WordStem = { stem: string; form?: string; root?: string };

/** Reads a word of a language: cases and numbers make no difference. */
export type StemWord = (word: string) => WordStem;

/** Words to look for, and what they are of. */
export type Phrase<V> = { text: string; value: V };

/** Words of a text that are a phrase in some form; `values` are more than one where two phrases have the same words. */
export type PhraseMatch<V> = { from: number; to: number; text: string; values: readonly V[] };

export type Word = WordStem & { from: number; to: number; text: string };

const wordPattern = new RegExp(String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[${apostrophes}](?=\p{L}))*`, 'gu');

/** What may be between the words of a phrase: spaces, a hyphen, a slash; never the end of a line or of a sentence. */
const separator = /^(?:[^\S\r\n]+|[^\S\r\n]?[-\u2010-\u2012/][^\S\r\n]?)$/u;

/** Shorter words are endings or signs of units in some text. */
const leastLetters = 3;

const isAbbreviation = (word: string): boolean => /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word);
const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Splits a text into words, with their stems. */
export function splitWords(text: string, stemWord: StemWord): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    ...{ from: index, to: index + word.length, text: word },
    ...stemWord(word),
  }));
}

/** Returns whether a word of a text is one of a phrase: an abbreviation is one in capitals only, and a name begins with a capital. */
const isSame = (word: Word | undefined, sought: Word, isFirst: boolean): boolean =>
  word?.stem === sought.stem &&
  (word.form ?? '').startsWith(sought.root ?? '') &&
  (!isAbbreviation(sought.text) || word.text.startsWith(sought.text)) &&
  (!isFirst || !isCapitalized(sought.text) || isCapitalized(word.text));

/** Returns the stems of a phrase, by which two wordings can be told apart. */
export const toPhraseKey = (text: string, stemWord: StemWord): string =>
  splitWords(text, stemWord)
    .map(({ stem }) => stem)
    .join(' ');

type Entry<V> = { words: readonly Word[]; values: V[] };

/** Sorts phrases by their first word; those of the same words are one. */
function indexPhrases<V>(phrases: readonly Phrase<V>[], stemWord: StemWord): ReadonlyMap<string, readonly Entry<V>[]> {
  const byFirst = new Map<string, Entry<V>[]>();
  const byWords = new Map<string, Entry<V>>();
  for (const { text, value } of phrases) {
    const words = splitWords(text, stemWord);
    const [first] = words;
    if (!first || words.every((word) => word.text.length < leastLetters)) continue;
    const key = [isCapitalized(first.text), ...words.map((word) => word.text.toLowerCase())].join(' ');
    const known = byWords.get(key);
    if (known) {
      known.values.push(value);
      continue;
    }
    const entry = { words, values: [value] };
    byWords.set(key, entry);
    const entries = byFirst.get(first.stem);
    if (entries) entries.push(entry);
    else byFirst.set(first.stem, [entry]);
  }
  return byFirst;
}

/** Keeps the longest of the phrases that overlap. */
export const pickLongest = <V>(matches: readonly PhraseMatch<V>[]): PhraseMatch<V>[] =>
  dropOverlapping(matches.toSorted((one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from)).sort(
    (one, other) => one.from - other.from,
  );

/** Creates the search for phrases in texts of one language: whole words, in whatever form, also within longer phrases. */
export function createNestedFinder<V>(phrases: readonly Phrase<V>[], stemWord: StemWord): (text: string) => PhraseMatch<V>[] {
  const byFirst = indexPhrases(phrases, stemWord);
  return (text) => {
    if (byFirst.size === 0) return [];
    const words = splitWords(text, stemWord);
    const isJoined = (index: number) => separator.test(text.slice(words[index - 1]?.to, words[index]?.from));
    return words.flatMap((word, start) =>
      (byFirst.get(word.stem) ?? []).flatMap(({ words: sought, values }) => {
        const isMatch = sought.every(
          (one, index) => isSame(words[start + index], one, index === 0) && (index === 0 || isJoined(start + index)),
        );
        const to = words[start + sought.length - 1]?.to ?? word.to;
        return isMatch ? [{ from: word.from, to, text: text.slice(word.from, to), values }] : [];
      }),
    );
  };
}

/** Creates the search for phrases of which the longest count: none is found within another. */
export function createPhraseFinder<V>(phrases: readonly Phrase<V>[], stemWord: StemWord): (text: string) => PhraseMatch<V>[] {
  const find = createNestedFinder(phrases, stemWord);
  return (text) => pickLongest(find(text));
}
