import type { ArchivePage } from './archive.ts';

/** A linked page of an archive. */
type PageLink = Pick<ArchivePage, 'name' | 'period'>;

/** The links from a page of a list, by page names. */
export type PageLinks = {
  /** `null` where the list's own page is next. */
  newer: string | null;
  older: string | null;
  /** The linked pages, the newest first: the neighbours of the current one, and the oldest. `null` is a gap. */
  stops: (PageLink | null)[];
};

/** The pagination of a list. */
export type Pagination = {
  newer: string | null;
  older: string | null;
  /** The list's own page, which shows the newest. */
  front: { path: string; current: boolean };
  /** Pages of the archive, the newest first; `null` is a gap between them. */
  periods: ({ label: string; path: string; current: boolean } | null)[];
};

const linkRadius = 2;

const toPageLink = ({ name, period }: PageLink): PageLink => ({ name, period });

/**
 * Builds the links from a page of an archive. The number of newer pages is not shown: a page stays unchanged when
 * others are added.
 * @param current the name of the current page; `null` is the list's own page, before the newest
 * @param beyond the page that continues where the list's own page ends
 */
export function buildPageLinks(newestFirst: readonly PageLink[], current: string | null, beyond: string | null): PageLinks {
  const here = newestFirst.findIndex(({ name }) => name === current);
  const [from, to] = [Math.max(0, here - linkRadius), here + linkRadius + 1];
  const far = newestFirst.slice(to);
  return {
    newer: newestFirst[here - 1]?.name ?? null,
    older: current === null ? beyond : (newestFirst[here + 1]?.name ?? null),
    stops: [
      ...(from > 0 ? [null] : []),
      ...newestFirst.slice(from, to).map(toPageLink),
      ...(far.length > 1 ? [null] : []),
      ...far.slice(-1).map(toPageLink),
    ],
  };
}

/**
 * Builds the pagination, with paths and labels.
 * @param getPath `null` is the list's own page
 */
export function buildPagination(
  { newer, older, stops }: PageLinks,
  current: string | null,
  getPath: (name: string | null) => string,
  formatLabel: (period: string) => string,
): Pagination {
  return {
    newer: current === null ? null : getPath(newer),
    older: older === null ? null : getPath(older),
    front: { path: getPath(null), current: current === null },
    periods: stops.map((stop) => stop && { label: formatLabel(stop.period), path: getPath(stop.name), current: stop.name === current }),
  };
}
