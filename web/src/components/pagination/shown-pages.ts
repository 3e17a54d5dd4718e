import type { Pagination } from '@ochiq/pages/plan/blog';

type NumberedPage = Pagination['pages'][number];

const around = 2;

/** The pages worth a link of a list that may be long: the first, the last and the current one's neighbours. `null` is a gap. */
export function shownPages(pages: readonly NumberedPage[]): (NumberedPage | null)[] {
  const here = Math.max(
    0,
    pages.findIndex(({ current }) => current),
  );
  const wanted = pages.filter((_, index) => index === 0 || index === pages.length - 1 || Math.abs(index - here) <= around);
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1];
    return before && before.number - page.number > 1 ? [null, page] : [page];
  });
}
