import type { ProblemCode } from '@ochiq/contract/forms/check-form';
import type { FormField } from '@ochiq/contract/forms/form-field';

import type { Translate } from '../../i18n/use-messages';
import type { LabelWord } from '../form-field/field-words';

/** Returns the message of a field's problem. */
export function getProblemText(t: Translate, code: ProblemCode, word: LabelWord, facts: FormField): string {
  const field = t(`forms:label.${word}`);
  const bounds = 'min' in facts ? facts : { min: 0, max: 0 };
  return t(`problems:${code}`, { field, length: code === 'min' ? bounds.min : bounds.max });
}

/** Lists all possible problems of a field, in the order of the checks. */
export function listProblemCodes(facts: FormField): readonly ProblemCode[] {
  const codes: ProblemCode[] = facts.required ? ['required'] : [];
  if (!('min' in facts)) return [...codes, 'choice'];
  if (facts.min > 1) codes.push('min');
  codes.push('max');
  return facts.kind === 'email' || facts.kind === 'phone' ? [...codes, facts.kind] : codes;
}
