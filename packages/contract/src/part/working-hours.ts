import type * as z from 'zod';

import { defineTimeField, defineEnumField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';
import { weekdays } from './reception.ts';

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
