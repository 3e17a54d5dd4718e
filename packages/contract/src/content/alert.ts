import { defineSingleType } from '../fields/content-type.ts';
import { defineInstantField, defineLineField, defineEnumField, makeOptional, makeShared } from '../fields/field.ts';
import { defineComponentField } from '../fields/reference-fields.ts';
import { link } from '../part/links.ts';

export const alertLevels = ['information', 'warning', 'danger'] as const;
export type AlertLevel = (typeof alertLevels)[number];

export const alert = defineSingleType({
  singular: 'alert',
  plural: 'alerts',
  title: 'Emergency banner',
  fields: {
    /** What everybody must know now. */
    text: defineLineField(300),
    /** How urgent it is. */
    level: makeShared(defineEnumField(alertLevels)),
    /** Where there is more. */
    link: makeOptional(defineComponentField(link)),
    /** Shown from this instant; empty: at once. */
    from: makeOptional(makeShared(defineInstantField())),
    /** Shown until this instant; empty: until it is unpublished. */
    until: makeOptional(makeShared(defineInstantField())),
  },
  rules({ from, until }, complain) {
    if (from !== null && until !== null && until <= from) complain('until', 'is not after the beginning');
  },
});
