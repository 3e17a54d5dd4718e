import { oneOf, whole } from '../field.ts';
import { part } from '../part.ts';

export const channels = ['site', 'mail', 'reception', 'trust-phone', 'portal'] as const;

export const channelCount = part('channel-count', 'Appeals by channel', {
  /** How they came. */
  channel: oneOf(channels),
  /** How many came so. */
  count: whole(0, 10_000_000),
});
