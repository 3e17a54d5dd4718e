/**
 * Invisible characters that change the direction of text or hide in it, used only to deceive. ZWJ and ZWNJ are
 * legitimate.
 */
const invisibleCharacters = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Control characters other than white space. */
const control = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/gu;
/** Half of a pair that encodes nothing. */
const loneSurrogate = /\p{Surrogate}/gu;

/**
 * U+FFFD, which stands for a letter that was lost in transit. No page may hold it; a `?` in its place still shows that
 * something is missing.
 */
const replacementCharacter = /\uFFFD/gu;

/** Removes what cannot be read. Normalized last, when nothing is left between a letter and its accent. */
const removeUnreadable = (value: string) =>
  value
    .replace(loneSurrogate, '')
    .replace(invisibleCharacters, '')
    .replace(control, '')
    .replace(replacementCharacter, '?')
    .normalize('NFC');

/**
 * Cleans a single line: no control or deceiving characters, every run of white space is one space. A header made of it
 * has one line.
 */
export const cleanLine = (value: string): string =>
  removeUnreadable(value)
    .replace(/[\s\u0085]+/gu, ' ')
    .trim();

/** Cleans a text of several lines: as `cleanLine`, but line feeds stay, at most two empty lines in a row. */
export const cleanText = (value: string): string =>
  removeUnreadable(value)
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{4,}/gu, '\n\n\n')
    .trim();
