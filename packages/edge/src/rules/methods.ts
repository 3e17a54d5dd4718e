import { isFormName } from '@ochiq/contract/forms/forms';

import { parseAddress } from './address.ts';
import { withoutBase, type BasePath } from './base-path.ts';
import { formPlace } from './form-place.ts';
import { placeOf } from './place.ts';

/** Methods of a public file. */
export const allowedMethods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** A form is also submitted to the address of its page. */
const formMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

export const allow = allowedMethods.join(', ');

export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Returns the `Allow` header of any target. */
export function allowAt(target: string, base: BasePath): string {
  const address = parseAddress(target);
  const inside = 'fault' in address ? undefined : withoutBase(address.segments, base);
  const place = inside && !('fault' in address) ? formPlace(placeOf(inside, address, base)) : undefined;
  return place?.part === 'form' && isFormName(place.name) ? formMethods.join(', ') : allow;
}
