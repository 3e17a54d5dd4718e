import { distance } from './distance.ts';

/** A word of the index and how many pages have it. */
export type KnownWord = { term: string; pages: number };

/** How many mistakes a word of this length may have: a short one would become any other. */
const mistakesIn = (word: string): number => {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/** Where to look for a misspelled word: the beginnings that it, or what it should have been, may have. */
export function beginningsOf(word: string): string[] {
  return mistakesIn(word) === 0 ? [] : [...new Set(Array.from(word).slice(0, 2))];
}

/** The known word that was most likely meant: the nearest, among equals the one that most pages have. */
export function nearest(word: string, known: Iterable<KnownWord>): string | null {
  let limit = mistakesIn(word);
  let best: (KnownWord & { mistakes: number }) | null = null;
  for (const { term, pages } of known) {
    const mistakes = distance(word, term, limit);
    if (mistakes > limit || mistakes === 0) continue;
    if (best === null || mistakes < best.mistakes || pages > best.pages) best = { term, pages, mistakes };
    limit = Math.min(limit, best.mistakes);
  }
  return (best as KnownWord | null)?.term ?? null;
}
