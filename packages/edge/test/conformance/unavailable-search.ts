import { createSearchGateway, searchLimits } from '../../src/handlers/search-gateway.ts';

/** A search gateway without an index. */
export const unavailableSearch = createSearchGateway(
  { search: () => Promise.resolve(null), suggest: () => Promise.resolve(null), close: () => Promise.resolve() },
  { limits: searchLimits, warn: () => undefined },
);
