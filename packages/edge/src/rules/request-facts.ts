import type { PathForm } from '@ochiq/contract/path-for';

import type { HeaderBag } from './header-bag.ts';
import type { Place } from './place.ts';

/** A parsed request for a resource of the site. */
export type RequestFacts = Place & {
  method: string;
  /** With its question mark; empty without a query. */
  query: string;
  headers: HeaderBag;
};

/** The refusal of a request for its target or its method. */
export type Refusal = { status: 400 | 404 | 405 | 414; form: PathForm };
