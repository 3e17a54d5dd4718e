/**
 * Maps letters that are typed on a Russian keyboard to the Uzbek ones that it lacks. `ғ` and `г` are one once they are
 * folded.
 */
const missingLetters: Readonly<Record<string, string>> = { к: 'қ', у: 'ў', х: 'ҳ' };

/** With more ambiguous letters a text is not a typed word. */
const maxDoubtful = 6;

/**
 * Returns every way a word may have been meant that was typed in Cyrillic on a Russian keyboard, itself left out: `кудук` is
 * also `қудуқ`. Nothing where no letter is in doubt.
 */
export function expandRussianKeyboard(word: string): string[] {
  const letters = Array.from(word.toLowerCase());
  if (letters.filter((letter) => letter in missingLetters).length > maxDoubtful) return [];
  const variants = letters.reduce<string[]>(
    (begun, letter) => {
      const other = missingLetters[letter];
      return begun.flatMap((beginning) => [beginning + letter, ...(other === undefined ? [] : [beginning + other])]);
    },
    [''],
  );
  return variants.slice(1);
}
