import { formLimits } from '@ochiq/contract/forms/wire';

import { searchDesk } from '../answers/search-desk.ts';

/** A search whose index is not there. */
export const noSearch = searchDesk(
  { search: () => Promise.resolve(null), suggest: () => Promise.resolve(null), close: () => Promise.resolve() },
  { limits: formLimits, warn: () => undefined },
);
