/** The letter part of `oʻ` and `gʻ`, U+02BB: the form that Unicode and CLDR name for Uzbek. */
export const turnedComma = '\u02bb';

/** The tutuq belgisi of `maʼno` and `Isʼhoq`, U+02BC. */
export const tutuq = '\u02bc';

/**
 * Lists every sign that is typed, pasted or scanned in place of the two letters above, as the inside of a character
 * class: ' ` ´ ʹ ʻ ʼ ʽ ʾ ʿ ˈ ˊ ˋ ˴ ʹ ՚ ׳ ᾽ ᾿ ` ´ ῾ ‘ ’ ‛ ′ ‵ Ꞌ ꞌ ＇ ｀ (Unicode, the confusables of U+0027 and their
 * neighbours).
 */
export const apostrophes =
  "'`\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u02f4\u0374\u055a\u05f3\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40";

const withLetter = new RegExp(`([og]?)[${apostrophes}]`, 'giu');

/** Replaces every apostrophe of a text by the one of the two letters that belongs there. The length does not change. */
export const normalizeApostrophes = (text: string): string =>
  text.replace(withLetter, (_match, letter: string) => letter + (letter === '' ? tutuq : turnedComma));
