import type * as z from 'zod';

import { defineTimeField, defineEnumField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const reception = definePart('reception', 'Reception day', {
  /** The day of the week. */
  weekday: defineEnumField(weekdays),
  /** Tashkent time. */
  from: defineTimeField(),
  /** Tashkent time, after `from`. */
  to: defineTimeField(),
});

export type Reception = z.output<typeof reception.schema>;
