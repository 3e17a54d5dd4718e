import { turnedComma } from './apostrophe.ts';

const turnedO = `o${turnedComma}`;
const turnedG = `g${turnedComma}`;

/**
 * Maps letters of alphabets that were in force, drafted or reported to those of today's alphabet. None is law on the
 * day of writing, so they are read and never written. Small letters, composed (NFC).
 *
 * `ö ğ ş ç`: the law of 2 September 1993 before its change on 6 May 1995, the draft of May 2019, and what is reported
 * for 2027. `ó ǵ`: the draft of November 2018. `ō ḡ ş ç`: the draft of March 2021. `õ`, `ŏ`: later drafts.
 */
const newLetters: Readonly<Record<string, string>> = {
  ö: turnedO,
  ó: turnedO,
  õ: turnedO,
  ŏ: turnedO,
  ō: turnedO,
  ğ: turnedG,
  ǵ: turnedG,
  ḡ: turnedG,
  ş: 'sh',
  ș: 'sh',
  ç: 'ch',
};

/** Converts a small letter of another draft to today's alphabet; returns any other letter unchanged. */
export const toModernLetter = (letter: string): string => newLetters[letter] ?? letter;

/** The letters of other drafts, as the inside of a character class. */
export const newLetterClass = Object.keys(newLetters).join('');
