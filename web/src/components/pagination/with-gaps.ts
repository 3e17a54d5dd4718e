import type { Pagination } from '@ochiq/pages/plan/pagination';

type NumberedPage = Pagination['pages'][number];

/** The pages with `null` for every gap between them, the one after the newest page included. */
export const withGaps = ({ pages, isCut }: Pagination): (NumberedPage | null)[] =>
  pages.flatMap((page, index) => {
    const before = pages[index - 1];
    const isAfterGap = before ? before.number - page.number > 1 : isCut;
    return isAfterGap ? [null, page] : [page];
  });
