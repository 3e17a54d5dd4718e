import { apostrophes, normalizeApostrophes, turnedComma, tutuq } from '../apostrophe.ts';
import { applyCapitals, isAmongCapitals } from '../capitals.ts';
import { newLetterClass, toModernLetter } from '../new-letters.ts';
import { mayStay, unchanged } from './unchanged.ts';
import { createWordListReader, type WordList } from './word-list.ts';

/** A word's beginning whose spelling is listed, in today's alphabet and in another. */
export type ListedBeginning = { latin: string; written: string };

/**
 * How a text of today's alphabet is written in another one. An alphabet is a table: one more needs no other code.
 * Everything is in small letters.
 */
export type Alphabet = {
  /** Maps letters, or several that are one sound, to those of the alphabet. */
  letters: Readonly<Record<string, string>>;
  /** Patterns of the keys that have several letters, joined by `|`: the first that matches counts. */
  units: string;
  /** Writes what depends on its neighbours; undefined where the table says it. `unit` begins at `place` of `word`. */
  spell?: (unit: string, word: string, place: number) => string | undefined;
  /** Finds the beginning of a word whose spelling is listed. */
  findListed?: (word: string) => ListedBeginning | undefined;
};

/** Matches names and foreign words: those with `w`, a lone `c` or a letter that Uzbek never had. */
const foreign = new RegExp(`[^a-z${turnedComma}${tutuq}${newLetterClass}]|w|c(?!h)`, 'u');

const mark = `[${apostrophes}]`;
const latin = String.raw`\p{Script=Latin}`;
const word = `${latin}(?:${latin}|${mark}(?=${latin})|(?<=[OoGg])${mark}|${tutuq})*`;
const wordPattern = new RegExp(word, 'gu');
const afterCapital = new RegExp(String.raw`\p{Lu}${mark}?$`, 'u');
/** Words of many texts are the same: as many are remembered as a large site has. */
const maxWords = 60_000;

/** Copies a text that is remembered: a part of a page would keep the whole page in memory. */
export const copyText = (text: string): string => text.split('').join('');

function createWordSpeller({ letters, units, spell, findListed }: Alphabet): (original: string) => string {
  const unit = new RegExp(`${units}|.`, 'gsu');
  return (original) => {
    const small = normalizeApostrophes(original.toLowerCase());
    if (small.length !== original.length || foreign.test(small)) return original;
    const listed = findListed?.(small);
    const start = listed?.latin.length ?? 0;
    let written = listed ? applyCapitals(listed.written, original.slice(0, start)) : '';
    unit.lastIndex = start;
    for (let match = unit.exec(small); match; match = unit.exec(small)) {
      const today = toModernLetter(match[0]);
      const letter = spell?.(today, small, match.index) ?? letters[today] ?? today;
      // The apostrophe has no capital of its own: `EʼLON`.
      const isCapital = today === tutuq && afterCapital.test(original.slice(0, match.index)) && isAmongCapitals(original, match.index);
      written += isCapital ? letter.toUpperCase() : applyCapitals(letter, original.slice(match.index, unit.lastIndex));
    }
    return written;
  };
}

/**
 * Creates the conversion of texts from today's Latin, with any kind of apostrophe, to an alphabet. Addresses, Roman
 * numerals and foreign words stay unchanged.
 * @param list words that are written otherwise than the alphabet says
 */
export function createConverter(alphabet: Alphabet, list?: WordList): (text: string) => string {
  const spellWord = createWordSpeller(alphabet);
  const reader = list && createWordListReader(list, spellWord);
  const known = new Map<string, string>();
  const convertWord = (original: string): string => {
    const before = known.get(original);
    if (before !== undefined) return before;
    const written = reader?.spell(original) ?? spellWord(original);
    if (known.size >= maxWords) known.clear();
    known.set(copyText(original), copyText(written));
    return written;
  };
  const phrase = reader?.phrases === undefined ? undefined : new RegExp(reader.phrases, 'u');
  const token = new RegExp(`(${reader?.phrases ?? '(?!)'})|${unchanged.join('|')}|(${word})`, 'gu');
  return (text) => {
    const composed = text.normalize('NFC');
    if (!mayStay.test(composed) && !phrase?.test(composed)) return composed.replace(wordPattern, convertWord);
    return composed.replace(token, (matched: string, listed?: string, latinWord?: string) => {
      if (listed !== undefined) return reader?.spellPhrase(listed) ?? listed;
      return latinWord === undefined ? matched : convertWord(latinWord);
    });
  };
}
