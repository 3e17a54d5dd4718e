/** How many neighbours of the current page have a link, on each side. */
const neighbourCount = 2;

/**
 * Selects the page numbers of a long result list: the first, the last, and those around the current one; `null` is a
 * gap.
 */
export function selectPageNumbers(current: number, last: number): (number | null)[] {
  const near = Array.from({ length: 2 * neighbourCount + 1 }, (_, index) => current - neighbourCount + index);
  const visiblePages = [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return visiblePages.flatMap((page, index) => (index > 0 && page - (visiblePages[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}
