/** How many numbered pages a list fills beside its own, which shows from `perPage` to twice that less one. */
export const archivedPages = (length: number, perPage: number): number => Math.max(0, Math.floor(length / perPage) - 1);

/**
 * What a page of a list shows. The list is cut into pages that are numbered from the oldest, 1, so that old pages stay as they are:
 * a new item never changes one of them.
 * @param newestFirst the whole list
 * @param number `null` for the list's own page, the newest
 */
export function idsOfPage<T>(newestFirst: readonly T[], perPage: number, number: number | null): T[] {
  if (number === null) return newestFirst.slice(0, newestFirst.length - archivedPages(newestFirst.length, perPage) * perPage);
  const end = newestFirst.length - (number - 1) * perPage;
  return number <= archivedPages(newestFirst.length, perPage) ? newestFirst.slice(end - perPage, end) : [];
}

/** The numbers of the pages, the oldest first. */
export const pageNumbers = (pages: number): number[] => Array.from({ length: pages }, (_, index) => index + 1);
