import type { FormField } from '@ochiq/contract/forms/form-field';
import { formNames, forms } from '@ochiq/contract/forms/forms';

import en from '../../i18n/en/forms.json';
import { getFieldLabel } from './field-labels';

const typed: readonly FormField['kind'][] = ['line', 'text', 'email', 'phone', 'password'];

const wordsOf = (isWanted: (kind: FormField['kind']) => boolean) =>
  formNames.flatMap((form) =>
    Object.entries<FormField>(forms[form]).flatMap(([name, { kind }]) => (isWanted(kind) ? (getFieldLabel(form, name) ?? []) : [])),
  );

it('gives every field that readers see a label', () => {
  expect(wordsOf(() => true).filter((word) => !Object.hasOwn(en.label, word))).toEqual([]);
});

it('gives every field that readers type into a prompt', () => {
  expect(wordsOf((kind) => typed.includes(kind)).filter((word) => !Object.hasOwn(en.prompt, word))).toEqual([]);
});

it('hides what a page knows by itself', () => {
  expect([getFieldLabel('comment', 'news'), getFieldLabel('inquiry', 'offer'), getFieldLabel('reset-password', 'code')]).toEqual([
    null,
    null,
    null,
  ]);
});
