/** Where the other pages of a list are that is cut by `idsOfPage`. */
export type Pagination = {
  newer: string | null;
  older: string | null;
  /** The list's own page, the newest: it has no number. */
  front: { path: string; current: boolean };
  /** The numbered pages worth a link, the newest first: the neighbours of the one that is shown, and the oldest. */
  pages: { number: number; path: string; current: boolean }[];
  /** Whether there are numbered pages newer than these. */
  isCut: boolean;
};

const around = 2;

/**
 * The way through a list. How many newer pages there are is not said: a page that is full stays as it is.
 * @param count how many numbered pages there are
 * @param current `null` is the list's own page, the newest
 */
export function paginationOf(count: number, current: number | null, front: string, pathOf: (page: number) => string): Pagination {
  const here = current ?? count + 1;
  const newest = Math.min(count, here + around);
  const near = Array.from({ length: Math.max(0, newest - Math.max(0, here - around - 1)) }, (_, index) => newest - index);
  const numbers = count === 0 || near.includes(1) ? near : [...near, 1];
  return {
    newer: current === null ? null : current === count ? front : pathOf(current + 1),
    older: here > 1 ? pathOf(here - 1) : null,
    front: { path: front, current: current === null },
    pages: numbers.map((number) => ({ number, path: pathOf(number), current: number === current })),
    isCut: newest < count,
  };
}
