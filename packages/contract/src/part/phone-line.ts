import { line, phone } from '../field.ts';
import { part } from '../part.ts';

export const phoneLine = part('phone-line', 'Telephone', {
  /** The label: reception, press service. */
  label: line(120),
  /** The number. */
  number: phone(),
});
