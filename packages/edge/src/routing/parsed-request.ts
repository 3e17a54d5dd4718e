import type { LocalePrefix } from '@ochiq/contract/routing/path-for';

import type { RequestHeaders } from '../http/request-headers.ts';
import type { ResourcePath } from './resource-path.ts';

/** A parsed request for a resource of the site. */
export type ParsedRequest = ResourcePath & {
  method: string;
  /** With its question mark; empty without a query. */
  query: string;
  headers: RequestHeaders;
};

/** The refusal of a request for its target or its method. */
export type RequestRefusal = { status: 400 | 404 | 405 | 414; form: LocalePrefix };
