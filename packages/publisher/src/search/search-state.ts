import * as z from 'zod';

/** How it stands with the search index. */
export const searchState = z.object({
  /** Pages that are still to be read until a new index is whole; 0 where none is made. */
  left: z.int().nonnegative(),
  /** Attached files whose text is still to be read. */
  unread: z.int().nonnegative(),
  /** Why the index is not true to the site; `null` while nothing is wrong. */
  problem: z.string().nullable(),
});
export type SearchState = z.output<typeof searchState>;

export const nothingWrong: SearchState = { left: 0, unread: 0, problem: null };
