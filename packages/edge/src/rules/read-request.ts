import type { PathForm } from '@ochiq/contract/path-for';

import { parseAddress } from './address.ts';
import { withoutBase, type BasePath } from './base-path.ts';
import { formPlace } from './form-place.ts';
import type { HeaderBag } from './header-bag.ts';
import { decideLocale, formFor } from './locale-decision.ts';
import { isReading } from './methods.ts';
import { placeOf, type Place } from './place.ts';
import type { Refusal, RequestFacts } from './request-facts.ts';

/** A path that names no language and is not the root. */
const outside = '/?';

/** Detects the locale prefix of an error response, however malformed the target is. */
export function readerForm(target: string, headers: HeaderBag, base: BasePath): PathForm {
  const inside = withoutBase(parseAddress(target).segments, base);
  return formFor(decideLocale(inside ? `/${inside.join('/')}` : outside, headers));
}

/** Submitting a form is the only method besides reading. */
const isPost = (method: string, place: Place): boolean => method === 'POST' && formPlace(place)?.part === 'form';

/** Parses the first line and headers of a request; refuses requests that no page could serve. */
export function readRequest(method: string, target: string, headers: HeaderBag, base: BasePath): RequestFacts | Refusal {
  const address = parseAddress(target);
  const inside = withoutBase(address.segments, base);
  const refuse = (status: Refusal['status']): Refusal => ({ status, form: readerForm(target, headers, base) });

  if ('fault' in address) return refuse(address.fault);
  if (!inside) return refuse(404);
  const place = placeOf(inside, address, base);
  if (!isReading(method) && !isPost(method, place)) return refuse(405);
  return { ...place, method, query: address.query, headers };
}
