import type * as z from 'zod';

import { clock, oneOf } from '../field.ts';
import { part } from '../part.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const reception = part('reception', 'Reception day', {
  /** The day of the week. */
  weekday: oneOf(weekdays),
  /** Tashkent time. */
  from: clock(),
  /** Tashkent time, after `from`. */
  to: clock(),
});

export type Reception = z.output<typeof reception.schema>;
