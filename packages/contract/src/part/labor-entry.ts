import { line, optional, whole } from '../field.ts';
import { part } from '../part.ts';

export const laborEntry = part('labor-entry', 'Labour activity', {
  /** The year it began. */
  from: whole(1940, 2100),
  /** The year it ended; empty where it goes on. */
  to: optional(whole(1940, 2100)),
  /** Post and place. */
  what: line(300),
});
