import { searchDesk } from '../answers/search-desk.ts';
import { searchLimits } from '../rules/limits.ts';

/** A search whose index is not there. */
export const noSearch = searchDesk(
  { search: () => Promise.resolve(null), suggest: () => Promise.resolve(null), close: () => Promise.resolve() },
  { limits: searchLimits, warn: () => undefined },
);
