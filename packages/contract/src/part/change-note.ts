import { day, line } from '../field.ts';
import { part } from '../part.ts';

export const changeNote = part('change-note', 'Change note', {
  /** The day of the change. */
  date: day(),
  /** What changed, for those who read it before. */
  what: line(300),
});
