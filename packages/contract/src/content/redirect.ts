import { collection } from '../content-type.ts';
import { flag, oldPath, shared, target } from '../field.ts';

export const redirect = collection({
  singular: 'redirect',
  plural: 'redirects',
  title: 'Redirect',
  fields: {
    /** The old path, with its language prefix where it had one. */
    from: shared(oldPath()),
    /** The target: a path of this site or another site's address. */
    to: shared(target()),
    /** Whether the old address was given up permanently (301) or for the time being (302). */
    permanent: shared(flag()),
  },
  rules({ from, to }, complain) {
    if (from === to) complain('to', 'is the same path: the redirect would lead to itself');
  },
});
