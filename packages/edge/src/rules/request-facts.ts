import type { PathForm } from '@ochiq/contract/path-for';

import type { HeaderBag } from './header-bag.ts';
import type { Place } from './place.ts';

/** A request that names a place of the site. */
export type RequestFacts = Place & {
  method: string;
  /** With its question mark; empty without a query. */
  query: string;
  headers: HeaderBag;
};

/** A request that is refused for its target or its method. */
export type Refusal = { status: 400 | 404 | 405 | 414; form: PathForm };
