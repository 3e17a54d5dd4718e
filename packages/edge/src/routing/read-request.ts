import type { LocalePrefix } from '@ochiq/contract/routing/path-for';

import type { RequestHeaders } from '../http/request-headers.ts';
import { parseAddress } from './address.ts';
import { matchEndpoint } from './endpoint.ts';
import { decideLocale, toLocalePrefix } from './locale-decision.ts';
import { isReadMethod } from './methods.ts';
import type { ParsedRequest, RequestRefusal } from './parsed-request.ts';
import { toResourcePath, type ResourcePath } from './resource-path.ts';
import { stripBasePath, type BasePath } from './site-address.ts';

/** A path that names no language and is not the root. */
const outside = '/?';

/** Detects the locale prefix of an error response, however malformed the target is. */
export function detectReaderPrefix(target: string, headers: RequestHeaders, base: BasePath): LocalePrefix {
  const inside = stripBasePath(parseAddress(target).segments, base);
  return toLocalePrefix(decideLocale(inside ? `/${inside.join('/')}` : outside, headers));
}

/** Submitting a form is the only method besides reading. */
const isPost = (method: string, resource: ResourcePath): boolean => method === 'POST' && matchEndpoint(resource)?.kind === 'form';

/** Parses the first line and headers of a request; refuses requests that no page could serve. */
export function readRequest(method: string, target: string, headers: RequestHeaders, base: BasePath): ParsedRequest | RequestRefusal {
  const address = parseAddress(target);
  const inside = stripBasePath(address.segments, base);
  const refuse = (status: RequestRefusal['status']): RequestRefusal => ({ status, form: detectReaderPrefix(target, headers, base) });

  if ('fault' in address) return refuse(address.fault);
  if (!inside) return refuse(404);
  const resource = toResourcePath(inside, address, base);
  if (!isReadMethod(method) && !isPost(method, resource)) return refuse(405);
  return { ...resource, method, query: address.query, headers };
}
