import { countBits } from './bits.ts';

/**
 * Measures the edit distance of two words: letters missing, added, changed or swapped with their neighbour.
 * @returns `limit + 1` where it is more than `limit`
 */
export function measureDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let leastBefore = 0;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let col = 1; col <= other.length; col += 1) {
      const same = one[row - 1] === other[col - 1];
      let cost = Math.min((last[col] ?? 0) + 1, (current[col - 1] ?? 0) + 1, (last[col - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && col > 1 && one[row - 1] === other[col - 2] && one[row - 2] === other[col - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[col - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    // A swap refers to the row before the last.
    if (least > limit && leastBefore >= limit) return limit + 1;
    leastBefore = least;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? 0, limit + 1);
}

/** A word of the index and how many pages have it; `letters` as `computeLetterMask` returns it. */
export type KnownWord = { term: string; pages: number; letters: number };

const bits = 32;

/**
 * Computes which letters a word has, a bit for each or for several together: thousands of words are skipped by it
 * without a comparison.
 */
function computeLetterMask(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % bits);
  return letters;
}

export const createKnownWord = (term: string, pages: number): KnownWord => ({ term, pages, letters: computeLetterMask(term) });

/** Returns how many mistakes a word of this length may have: a short one would become any other. */
const getMistakeLimit = (word: string): number => {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/** Lists the beginnings that a misspelled word, or its correct form, may have. */
export function listBeginnings(word: string): string[] {
  return getMistakeLimit(word) === 0 ? [] : [...new Set(Array.from(word).slice(0, 2))];
}

/** Finds the known word that was most likely meant: the nearest, among equals the one that most pages have. */
export function findNearestWord(word: string, known: Iterable<KnownWord>): string | null {
  let limit = getMistakeLimit(word);
  const own = computeLetterMask(word);
  let best: (KnownWord & { mistakes: number }) | null = null;
  for (const { term, pages, letters } of known) {
    // A mistake removes one letter and adds one at most.
    if (Math.abs(term.length - word.length) > limit || countBits(own ^ letters) > 2 * limit) continue;
    const mistakes = measureDistance(word, term, limit);
    if (mistakes > limit || mistakes === 0) continue;
    if (best === null || mistakes < best.mistakes || pages > best.pages) best = { term, pages, letters, mistakes };
    limit = Math.min(limit, best.mistakes);
  }
  return (best as KnownWord | null)?.term ?? null;
}

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
