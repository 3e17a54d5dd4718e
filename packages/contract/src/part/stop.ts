import { defineLineField, defineEnumField, makeOptional, defineIntegerField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const transportKinds = ['metro', 'bus', 'minibus'] as const;

export const stop = definePart('stop', 'Nearest stop', {
  /** What stops there. */
  transport: defineEnumField(transportKinds),
  /** The stop's name. */
  name: defineLineField(120),
  /** Which lines stop there. */
  lines: makeOptional(defineLineField(120)),
  /** Minutes on foot to the door. */
  walk: makeOptional(defineIntegerField(1, 60)),
});
