import { single } from '../content-type.ts';
import { instant, line, one, oneOf, optional, shared } from '../field.ts';
import { link } from '../part/link.ts';

export const alertLevels = ['information', 'warning', 'danger'] as const;
export type AlertLevel = (typeof alertLevels)[number];

export const alert = single({
  singular: 'alert',
  plural: 'alerts',
  title: 'Emergency banner',
  fields: {
    /** What everybody must know now. */
    text: line(300),
    /** How urgent it is. */
    level: shared(oneOf(alertLevels)),
    /** Where there is more. */
    link: optional(one(link)),
    /** Shown from this instant; empty: at once. */
    from: optional(shared(instant())),
    /** Shown until this instant; empty: until it is unpublished. */
    until: optional(shared(instant())),
  },
  rules({ from, until }, complain) {
    if (from !== null && until !== null && until <= from) complain('until', 'is not after the beginning');
  },
});
