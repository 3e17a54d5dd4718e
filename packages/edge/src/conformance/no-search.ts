import { searchDesk } from '../answers/search-desk.ts';
import { searchLimits } from '../rules/limits.ts';

/** A search gateway without an index. */
export const noSearch = searchDesk(
  { search: () => Promise.resolve(null), suggest: () => Promise.resolve(null), close: () => Promise.resolve() },
  { limits: searchLimits, warn: () => undefined },
);
