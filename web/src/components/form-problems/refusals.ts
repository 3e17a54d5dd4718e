import type { FormName } from '@ochiq/contract/forms/forms';
import type { Refusal } from '@ochiq/contract/forms/wire';

import type { MessageKey } from '../../i18n/catalogues';

/** What is said when a form was not taken although nothing is wrong with it. */
const texts = {
  'too-many': 'problems:refused.too-many',
  expired: 'problems:refused.expired',
  unknown: 'problems:refused.unknown',
  'wrong-sign-in': 'problems:refused.wrong-sign-in',
  'not-confirmed': 'problems:refused.not-confirmed',
  failed: 'problems:failed',
} as const satisfies Record<Refusal, MessageKey>;

export const refusals = Object.keys(texts) as readonly Refusal[];

/** What the reader of a letter brings is not what they typed. */
const isOfLetter = (form: FormName) => form === 'confirm-email' || form === 'reset-password';

export const refusalText = (form: FormName, reason: Refusal) =>
  reason === 'unknown' && isOfLetter(form) ? ('problems:refused.link' as const) : texts[reason];
