import type { ContentProblem } from './content-problem.ts';
import type { PlannedPage } from './page.ts';

const claimant = ({ route, source }: PlannedPage) => (source ? `“${source.name}”` : `the page ${route}`);

/** A version in its own language goes before one that stands in for a missing translation, a fixed page before both. */
function rankOf({ source, locale }: PlannedPage): number {
  if (!source) return 0;
  return source.locale === locale ? 1 : 2;
}

const idOf = ({ source }: PlannedPage) => source?.documentId ?? '';

function isBefore(one: PlannedPage, other: PlannedPage): boolean {
  const rank = rankOf(one) - rankOf(other);
  return rank === 0 ? idOf(one) < idOf(other) : rank < 0;
}

/** Describes an entry that claims a taken address by its own slug; one that only stands in for a translation is not at fault. */
function describeClash(loser: PlannedPage, winner: PlannedPage): ContentProblem[] {
  if (!loser.source) throw new Error(`The routes ${winner.route} and ${loser.route} have the same path ${loser.path}`);
  // Without a prefix it is the same entry once more.
  if (rankOf(loser) === 2 || loser.form === 'plain') return [];
  return [{ ...loser.source, field: 'slug', message: `claims ${loser.path}, the address of ${claimant(winner)}` }];
}

/**
 * Gives each address to one page, and leaves out the others that claim it. Which one it is depends on nothing but the
 * pages, so that a full build and the live site agree.
 * @param lists pages by route and form; one that loses nothing stays the same list
 */
export function settleClashes(lists: readonly (readonly PlannedPage[])[]): {
  lists: readonly (readonly PlannedPage[])[];
  problems: ContentProblem[];
} {
  const winners = new Map<string, PlannedPage>();
  for (const page of lists.flat()) {
    const other = winners.get(page.path);
    if (!other || isBefore(page, other)) winners.set(page.path, page);
  }
  const losers = new Set(lists.flat().filter((page) => winners.get(page.path) !== page));
  const problems = [...losers].flatMap((loser) => {
    const winner = winners.get(loser.path);
    return winner ? describeClash(loser, winner) : [];
  });
  const kept = lists.map((list) => (list.some((page) => losers.has(page)) ? list.filter((page) => !losers.has(page)) : list));
  return { lists: kept, problems };
}
