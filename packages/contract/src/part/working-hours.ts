import type * as z from 'zod';

import { clock, oneOf } from '../field.ts';
import { part } from '../part.ts';
import { weekdays } from './reception.ts';

export const workingHours = part('working-hours', 'Working hours', {
  /** The first day of the span. */
  firstDay: oneOf(weekdays),
  /** The last day of the span. */
  lastDay: oneOf(weekdays),
  /** Tashkent time. */
  from: clock(),
  /** Tashkent time. */
  to: clock(),
});

export type WorkingHours = z.output<typeof workingHours.schema>;
