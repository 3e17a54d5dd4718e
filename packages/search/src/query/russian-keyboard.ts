/**
 * Maps letters that are typed on a Russian keyboard to the Uzbek ones that it lacks. `ғ` and `г` are one once they are
 * folded.
 */
const lacking: Readonly<Record<string, string>> = { к: 'қ', у: 'ў', х: 'ҳ' };

/** With more ambiguous letters a text is not a typed word. */
const mostDoubtful = 6;

/**
 * Returns every way a word may have been meant that was typed in Cyrillic on a Russian keyboard, itself left out: `кудук` is
 * also `қудуқ`. Nothing where no letter is in doubt.
 */
export function meantOnRussianKeyboard(word: string): string[] {
  const letters = Array.from(word.toLowerCase());
  if (letters.filter((letter) => letter in lacking).length > mostDoubtful) return [];
  const ways = letters.reduce<string[]>(
    (begun, letter) => {
      const other = lacking[letter];
      return begun.flatMap((beginning) => [beginning + letter, ...(other === undefined ? [] : [beginning + other])]);
    },
    [''],
  );
  return ways.slice(1);
}
