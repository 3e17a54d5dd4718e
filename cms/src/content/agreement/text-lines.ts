/** Returns whether a text says something: without a letter there is nothing to translate. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Splits a text into lines that say something. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(hasLetters);
