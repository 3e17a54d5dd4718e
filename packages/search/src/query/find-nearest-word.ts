import { countBits } from './bits.ts';
import { measureDistance } from './measure-distance.ts';

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
