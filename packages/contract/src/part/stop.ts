import { line, oneOf, optional, whole } from '../field.ts';
import { part } from '../part.ts';

export const transportKinds = ['metro', 'bus', 'minibus'] as const;

export const stop = part('stop', 'Nearest stop', {
  /** What stops there. */
  transport: oneOf(transportKinds),
  /** The stop's name. */
  name: line(120),
  /** Which lines stop there. */
  lines: optional(line(120)),
  /** Minutes on foot to the door. */
  walk: optional(whole(1, 60)),
});
