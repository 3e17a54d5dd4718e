import { apostrophes, normalizeApostrophes } from '@ochiq/uzbek/apostrophe';

const inWord = new RegExp(`(?<=[a-z])[${apostrophes}](?=[a-z])|(?<=[og])[${apostrophes}]`, 'giu');

/** Puts the letters of Uzbek into the words of a text; quotation marks around words stay. The length does not change. */
export const toUzbekLetters = (text: string): string =>
  text.replace(inWord, (_sign, offset: number, whole: string) => normalizeApostrophes(whole.slice(offset - 1, offset + 1)).slice(1));
