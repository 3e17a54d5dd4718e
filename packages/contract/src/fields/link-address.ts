import * as z from 'zod';

import { isSafeUrl } from './safe-url.ts';

/** The longest address that an editor may write. */
export const maxAddressLength = 500;

/** Says why an address is refused. */
export const unsafeAddress = {
  error: 'is not a web, mail or telephone address nor a path of this site, or has a name and @ before its host',
};

/** Parses an address that an editor wrote. */
export const linkAddress = z.string().max(maxAddressLength).refine(isSafeUrl, unsafeAddress);
