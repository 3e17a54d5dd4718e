import type * as z from 'zod';

import { defineEnumField, defineTimeField } from '../fields/field.ts';
import { definePart } from '../fields/reference-fields.ts';

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

export const workingHours = definePart('working-hours', 'Working hours', {
  /** The first day of the span. */
  firstDay: defineEnumField(weekdays),
  /** The last day of the span. */
  lastDay: defineEnumField(weekdays),
  /** Tashkent time. */
  from: defineTimeField(),
  /** Tashkent time. */
  to: defineTimeField(),
});

export type WorkingHours = z.output<typeof workingHours.schema>;
