import type { ProblemCode } from '@ochiq/contract/forms/check-form';
import type { FormField } from '@ochiq/contract/forms/form-field';
import type { FormName } from '@ochiq/contract/forms/forms';
import type { Refusal } from '@ochiq/contract/forms/wire';

import type { Translate } from '../../i18n/use-messages';
import type { LabelKey } from '../form-field/field-labels';
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

/** Returns the message of a field's problem. */
export function getProblemText(t: Translate, code: ProblemCode, label: LabelKey, definition: FormField): string {
  const field = t(`forms:label.${label}`);
  const bounds = 'min' in definition ? definition : { min: 0, max: 0 };
  return t(`problems:${code}`, { field, length: code === 'min' ? bounds.min : bounds.max });
}

/** Lists all possible problems of a field, in the order of the checks. */
export function listProblemCodes(definition: FormField): readonly ProblemCode[] {
  const codes: ProblemCode[] = definition.required ? ['required'] : [];
  if (!('min' in definition)) return [...codes, 'choice'];
  if (definition.min > 1) codes.push('min');
  codes.push('max');
  return definition.kind === 'email' || definition.kind === 'phone' ? [...codes, definition.kind] : codes;
}
