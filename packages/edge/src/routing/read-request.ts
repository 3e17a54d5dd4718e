import { isFormName } from '@ochiq/contract/forms/forms';
import type { ViewPrefix } from '@ochiq/contract/routing/scripts';

import type { RequestHeaders } from '../http/request-headers.ts';
import { parseAddress } from './address.ts';
import { matchEndpoint, type Endpoint } from './endpoint.ts';
import { decideLocale, toLocalePrefix } from './language-choice.ts';
import { toResourcePath, type ResourcePath } from './resource-path.ts';
import { stripBasePath, type BasePath } from './site-address.ts';

/** A parsed request for a resource of the site. */
export type ParsedRequest = ResourcePath & {
  method: string;
  /** With its question mark; empty without a query. */
  query: string;
  headers: RequestHeaders;
};

/** The refusal of a request for its target or its method. */
type RequestRefusal = { status: 400 | 404 | 405 | 414; form: ViewPrefix };

/** Methods of a public file. */
const allowedMethods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** A form is also submitted to the address of its page. */
const formMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

export const allowedMethodsHeader = allowedMethods.join(', ');

function isReadMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The page of a shared draft may ask for an answer; whether it does, its link says. */
const takesReply = (endpoint: Endpoint | undefined): boolean => endpoint?.kind === 'shared-draft' && endpoint.file === null;

/** Returns the `Allow` header of any target. */
export function getAllowHeader(target: string, base: BasePath): string {
  const address = parseAddress(target);
  const inside = 'fault' in address ? undefined : stripBasePath(address.segments, base);
  const endpoint = inside && !('fault' in address) ? matchEndpoint(toResourcePath(inside, address, base)) : undefined;
  const isForm = endpoint?.kind === 'form' ? isFormName(endpoint.name) : takesReply(endpoint);
  return isForm ? formMethods.join(', ') : allowedMethodsHeader;
}

/** A path that names no language and is not the root. */
const outside = '/?';

/** Detects the locale prefix of an error response, however malformed the target is. */
export function detectReaderPrefix(target: string, headers: RequestHeaders, base: BasePath): ViewPrefix {
  const inside = stripBasePath(parseAddress(target).segments, base);
  return toLocalePrefix(decideLocale(inside ? `/${inside.join('/')}` : outside, headers));
}

/** Submitting a form is the only method besides reading. */
function isPost(method: string, resource: ResourcePath): boolean {
  if (method !== 'POST') return false;
  const endpoint = matchEndpoint(resource);
  return endpoint?.kind === 'form' || takesReply(endpoint);
}

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
