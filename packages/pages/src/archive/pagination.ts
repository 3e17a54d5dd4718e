import type { ArchivePage } from './archive.ts';

/** A page of an archive to go to. */
type Stop = Pick<ArchivePage, 'name' | 'period'>;

/** Where one can go from a page of a list, by names. */
export type Way = {
  /** `null` where the list's own page is next. */
  newer: string | null;
  older: string | null;
  /** The pages worth a link, the newest first: the neighbours of the one that is shown, and the oldest. `null` is a gap. */
  stops: (Stop | null)[];
};

/** Where the other pages of a list are. */
export type Pagination = {
  newer: string | null;
  older: string | null;
  /** The list's own page, which shows the newest. */
  front: { path: string; current: boolean };
  /** Pages of the archive, the newest first; `null` is a gap between them. */
  periods: ({ label: string; path: string; current: boolean } | null)[];
};

const around = 2;

const stopAt = ({ name, period }: Stop): Stop => ({ name, period });

/**
 * The way through an archive. How many newer pages there are is not said: a page stays as it is when others come.
 * @param current the name of the page that is shown; `null` is the list's own page, before the newest
 * @param beyond the page that goes on where the list's own page ends
 */
export function wayThrough(newestFirst: readonly Stop[], current: string | null, beyond: string | null): Way {
  const here = newestFirst.findIndex(({ name }) => name === current);
  const [from, to] = [Math.max(0, here - around), here + around + 1];
  const far = newestFirst.slice(to);
  return {
    newer: newestFirst[here - 1]?.name ?? null,
    older: current === null ? beyond : (newestFirst[here + 1]?.name ?? null),
    stops: [
      ...(from > 0 ? [null] : []),
      ...newestFirst.slice(from, to).map(stopAt),
      ...(far.length > 1 ? [null] : []),
      ...far.slice(-1).map(stopAt),
    ],
  };
}

/** The same with addresses and words. @param pathOf `null` is the list's own page */
export function paginationOf(
  { newer, older, stops }: Way,
  current: string | null,
  pathOf: (name: string | null) => string,
  labelOf: (period: string) => string,
): Pagination {
  return {
    newer: current === null ? null : pathOf(newer),
    older: older === null ? null : pathOf(older),
    front: { path: pathOf(null), current: current === null },
    periods: stops.map((stop) => stop && { label: labelOf(stop.period), path: pathOf(stop.name), current: stop.name === current }),
  };
}
