import { defineDayField, defineLineField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const changeNote = definePart('change-note', 'Change note', {
  /** The day of the change. */
  date: defineDayField(),
  /** What changed, for those who read it before. */
  what: defineLineField(300),
});
