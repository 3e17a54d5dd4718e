import { isFormName } from '@ochiq/contract/forms/forms';

import { parseAddress } from './address.ts';
import { matchEndpoint } from './endpoint.ts';
import { toResourcePath } from './resource-path.ts';
import { stripBasePath, type BasePath } from './site-address.ts';

/** Methods of a public file. */
const allowedMethods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** A form is also submitted to the address of its page. */
const formMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

export const allowedMethodsHeader = allowedMethods.join(', ');

export function isReadMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Returns the `Allow` header of any target. */
export function getAllowHeader(target: string, base: BasePath): string {
  const address = parseAddress(target);
  const inside = 'fault' in address ? undefined : stripBasePath(address.segments, base);
  const endpoint = inside && !('fault' in address) ? matchEndpoint(toResourcePath(inside, address, base)) : undefined;
  return endpoint?.kind === 'form' && isFormName(endpoint.name) ? formMethods.join(', ') : allowedMethodsHeader;
}
