import type { PairResults } from './compared-pairs';
import type { Publication, TranslationBasis } from './outdated-translations';

/** Since when a translation has been outdated, and when the text of its source was changed last, in milliseconds. */
export type OutdatedTimes = { since: number; changedAt: number };

/** A translation that follows the same, with another publication as the newest one. */
const withNewest = (basis: TranslationBasis, after: Publication): TranslationBasis => ({ ...basis, after });

/** Lists what has to be compared to find when a change of a source was taken back. */
export const listNewestPairs = (basis: TranslationBasis): TranslationBasis[] =>
  basis.later.map((after) => withNewest(basis, after)).filter(({ before, after }) => before.content !== after.content);

/** From when until when a source said something else than what its translation follows, in milliseconds. */
export type TakenBackStretch = { changedAt: number; takenBackAt: number };

/**
 * Finds the last stretch in which a source said something else than what its translation follows: from the publication of the change to
 * that by which it says the same again. `null` where it never said anything else, or does so now.
 */
export function findTakenBackStretch(basis: TranslationBasis, isDue: PairResults<TranslationBasis>): TakenBackStretch | null {
  const { later } = basis;
  const isOther = later.map((one) => isDue(withNewest(basis, one)));
  const last = isOther.lastIndexOf(true);
  if (last === -1) return null;
  const [changed, takenBack] = [later[isOther.lastIndexOf(false, last) + 1], later[last + 1]];
  return changed && takenBack ? { changedAt: changed.at, takenBackAt: takenBack.at } : null;
}

/** The text of a source before and after one of its publications. */
const withNext = (basis: TranslationBasis, index: number, after: Publication): TranslationBasis => ({
  ...basis,
  before: basis.later[index - 1] ?? basis.before,
  after,
  confirmedChanges: [],
});

/** Lists what has to be compared for the times of an outdated translation. */
export function listTimePairs(basis: TranslationBasis): TranslationBasis[] {
  const pairs = basis.later.flatMap((after, index) => [withNewest(basis, after), withNext(basis, index, after)]);
  return pairs.filter(({ before, after }) => before.content !== after.content);
}

/**
 * Finds the times of an outdated translation: it is as old as the first publication since when something has been due without a break,
 * whatever was published after it, and its text was changed by the last one that has other words than the one before.
 */
export function findOutdatedTimes(basis: TranslationBasis, isDue: PairResults<TranslationBasis>): OutdatedTimes {
  const { later, after } = basis;
  const current = later.findLastIndex((one) => !isDue(withNewest(basis, one)));
  const changed = later.findLast((one, index) => isDue(withNext(basis, index, one)));
  return { since: (later[current + 1] ?? after).at, changedAt: (changed ?? after).at };
}
