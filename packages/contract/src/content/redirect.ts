import { defineCollection } from '../fields/content-type.ts';
import { defineBooleanField, makeShared } from '../fields/field.ts';
import { defineOldPathField, defineTargetField } from '../fields/address-fields.ts';

export const redirect = defineCollection({
  singular: 'redirect',
  plural: 'redirects',
  title: 'Redirect',
  fields: {
    /** The old path, with its language prefix where it had one. */
    from: makeShared(defineOldPathField()),
    /** The target: a path of this site or another site's address. */
    to: makeShared(defineTargetField()),
    /** Whether the old address was given up permanently (301) or for the time being (302). */
    permanent: makeShared(defineBooleanField()),
  },
  rules({ from, to }, complain) {
    if (from === to) complain('to', 'is the same path: the redirect would lead to itself');
  },
});
