import type { Refusal } from '@ochiq/contract/forms/wire';

import type { MessageKey } from '../../i18n/catalogues';

/** What is said when a form was not taken although nothing is wrong with it. */
export const refusalTexts = {
  'too-many': 'problems:refused.too-many',
  expired: 'problems:refused.expired',
  unknown: 'problems:refused.unknown',
  closed: 'problems:refused.closed',
  failed: 'problems:failed',
} as const satisfies Record<Refusal, MessageKey>;

export const refusals = Object.keys(refusalTexts) as readonly Refusal[];
