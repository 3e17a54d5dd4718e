import type { FormName } from '@ochiq/contract/forms/forms';
import type { Refusal } from '@ochiq/contract/forms/wire';

import type { MessageKey } from '../../i18n/catalogues';

/** Messages for a form that was refused although its fields are valid. */
const texts = {
  'too-many': 'problems:refused.too-many',
  expired: 'problems:refused.expired',
  unknown: 'problems:refused.unknown',
  'wrong-sign-in': 'problems:refused.wrong-sign-in',
  'not-confirmed': 'problems:refused.not-confirmed',
  closed: 'problems:refused.closed',
  failed: 'problems:failed',
} as const satisfies Record<Refusal, MessageKey>;

export const refusals = Object.keys(texts) as readonly Refusal[];

/** Returns whether a form is opened by a link in an email, so that the reader typed no code. */
const isEmailLinkForm = (form: FormName) => form === 'confirm-email' || form === 'reset-password';

export const getRefusalText = (form: FormName, reason: Refusal) =>
  reason === 'unknown' && isEmailLinkForm(form) ? ('problems:refused.link' as const) : texts[reason];
