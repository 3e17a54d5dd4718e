import { apostrophes } from '../apostrophe.ts';
import { copyText, createConverter } from './alphabet.ts';
import { cyrillicAlphabet } from './cyrillic-alphabet.ts';
import { foreignWords } from './foreign-words.ts';
import { joinWordLists, type WordList } from './word-list.ts';

const months = 'yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr';
const monthEnd = String.raw`(?:ning|ni|gacha|gi|ga|dagi|dan|da)?(?![\p{L}${apostrophes}])`;
/**
 * Years and months have a hyphen after their figures in Latin, and none in Cyrillic: `2026-yil 8-iyul`, `2026 йил 8 июль`.
 * `2-marta` and `3-maydon` are no dates.
 */
const dateHyphen = new RegExp(String.raw`(?<=\d{4})-(?=yil)|(?<=(?<!\d)\d{1,2})-(?=(?:${months})${monthEnd})`, 'giu');

/** Menus and labels are the same on every page. */
const maxTexts = 20_000;
const maxLength = 200;

/** Creates the conversion of what readers read: words, and the hyphens of dates. @param list words that editors added */
export function createCyrillicConverter(list?: WordList): (text: string) => string {
  const convertWords = createConverter(cyrillicAlphabet, list ? joinWordLists(foreignWords, list) : foreignWords);
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const converted = convertWords(text.replace(dateHyphen, ' '));
    if (text.length > maxLength) return converted;
    if (known.size >= maxTexts) known.clear();
    known.set(copyText(text), copyText(converted));
    return converted;
  };
}
