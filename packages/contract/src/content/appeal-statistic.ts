import { defineCollection } from '../fields/content-type.ts';
import { defineDayField, defineLineField, makeOptional, makeShared, defineTextField, defineIntegerField } from '../fields/field.ts';
import { defineListField } from '../fields/reference-fields.ts';
import { channelCount } from '../part/list-items.ts';

const count = () => makeShared(defineIntegerField(0, 10_000_000));

export const appealStatistic = defineCollection({
  singular: 'appeal-statistic',
  plural: 'appeal-statistics',
  title: 'Appeals statistics',
  fields: {
    /** The period in words: `III quarter of 2026`. */
    period: defineLineField(80),
    /** The first day of the period; decides the order. */
    startsOn: makeShared(defineDayField()),
    /** The number of appeals received. */
    received: count(),
    /** How many were satisfied. */
    satisfied: count(),
    /** How many were answered by an explanation. */
    explained: count(),
    /** How many were rejected. */
    rejected: count(),
    /** The same appeals by how they came. */
    channels: makeShared(defineListField(channelCount, 5)),
    /** What the numbers show. */
    note: makeOptional(defineTextField(600)),
  },
  rules({ received, satisfied, explained, rejected, channels }, complain) {
    if (satisfied + explained + rejected > received) complain('received', 'is less than satisfied, explained and rejected together');
    const byChannel = channels.reduce((sum, { count: some }) => sum + some, 0);
    if (channels.length > 0 && byChannel !== received) complain('channels', 'do not add up to the number received');
  },
});
