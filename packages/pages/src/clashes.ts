import type { ContentProblem } from './content/content-problem.ts';
import type { PlannedPage } from './page.ts';

const formatClaimant = ({ route, source }: PlannedPage) => (source ? `“${source.name}”` : `the page ${route}`);

/**
 * Ranks a page: a fixed page before a version in its own language, and that before one that substitutes for a missing
 * translation.
 */
function getRank({ source, locale }: PlannedPage): number {
  if (!source) return 0;
  return source.locale === locale ? 1 : 2;
}

const getSourceId = ({ source }: PlannedPage) => source?.documentId ?? '';

function isBefore(one: PlannedPage, other: PlannedPage): boolean {
  const rank = getRank(one) - getRank(other);
  return rank === 0 ? getSourceId(one) < getSourceId(other) : rank < 0;
}

/**
 * Describes an entry whose own slug conflicts with another page; an entry that only substitutes for a translation is
 * not at fault.
 */
function describeConflict(loser: PlannedPage, winner: PlannedPage): ContentProblem[] {
  if (!loser.source) throw new Error(`The routes ${winner.route} and ${loser.route} have the same path ${loser.path}`);
  // The unprefixed page is of the same entry.
  if (getRank(loser) === 2 || loser.form === 'plain') return [];
  return [{ ...loser.source, field: 'slug', message: `claims ${loser.path}, the address of ${formatClaimant(winner)}` }];
}

/**
 * Assigns each address to one page, and leaves out the others that claim it. The choice depends on nothing but the
 * pages, so that a full build and the incremental site agree.
 * @param lists pages by route and locale prefix; a list without conflicts is returned as the same object
 */
export function resolvePathConflicts(lists: readonly (readonly PlannedPage[])[]): {
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
    return winner ? describeConflict(loser, winner) : [];
  });
  const remainingLists = lists.map((list) => (list.some((page) => losers.has(page)) ? list.filter((page) => !losers.has(page)) : list));
  return { lists: remainingLists, problems };
}
