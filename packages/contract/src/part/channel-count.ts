import { defineEnumField, defineIntegerField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const channels = ['site', 'mail', 'reception', 'trust-phone', 'portal'] as const;

export const channelCount = definePart('channel-count', 'Appeals by channel', {
  /** How they came. */
  channel: defineEnumField(channels),
  /** How many came so. */
  count: defineIntegerField(0, 10_000_000),
});
