import { collection } from '../content-type.ts';
import { day, line, list, optional, shared, text, whole } from '../field.ts';
import { channelCount } from '../part/channel-count.ts';

const count = () => shared(whole(0, 10_000_000));

export const appealStatistic = collection({
  singular: 'appeal-statistic',
  plural: 'appeal-statistics',
  title: 'Appeals statistics',
  fields: {
    /** The period in words: `III quarter of 2026`. */
    period: line(80),
    /** The first day of the period; decides the order. */
    startsOn: shared(day()),
    /** The number of appeals received. */
    received: count(),
    /** How many were satisfied. */
    satisfied: count(),
    /** How many were answered by an explanation. */
    explained: count(),
    /** How many were rejected. */
    rejected: count(),
    /** The same appeals by how they came. */
    channels: shared(list(channelCount, 5)),
    /** What the numbers show. */
    note: optional(text(600)),
  },
  rules({ received, satisfied, explained, rejected, channels }, complain) {
    if (satisfied + explained + rejected > received) complain('received', 'is less than satisfied, explained and rejected together');
    const byChannel = channels.reduce((sum, { count: some }) => sum + some, 0);
    if (channels.length > 0 && byChannel !== received) complain('channels', 'do not add up to the number received');
  },
});
