import { getProblemBound, checkForm } from '@ochiq/contract/forms/check-form';
import type { FormField } from '@ochiq/contract/forms/form-field';
import { formNames, forms } from '@ochiq/contract/forms/forms';
import { localeCodes } from '@ochiq/contract/routing/locales';

import { messagesOf } from '../../../test/messages';
import type { Translate } from '../../i18n/use-messages';
import { getFieldLabel } from '../form-field/field-labels';
import { listProblemCodes, getProblemText } from './problem-texts';

const wordsIn = (locale: 'uz' | 'ru' | 'en') => messagesOf(locale).t as unknown as Translate;
const { name, email, message } = forms.contact;

it('says what the specification says', () => {
  const t = wordsIn('en');
  expect(getProblemText(t, 'required', 'name', name)).toBe('This field Name is required for the record');
  expect(getProblemText(t, 'min', 'message', message)).toBe('The field Message must be at least 10');
  expect(getProblemText(t, 'max', 'message', message)).toBe('The field Message must be no more than 5000');
  expect(getProblemText(t, 'email', 'email', email)).toBe('The field E-mail must be email');
});

const fields = formNames.flatMap((form) => Object.entries<FormField>(forms[form]).map(([field, facts]) => ({ form, field, facts })));

it.each(fields)('has a sentence for all that the check finds in $form: $field', ({ form, field, facts }) => {
  for (const typed of ['', '!', '!'.repeat(20_000), 'no@mail@at.all', '٣', 'maybe']) {
    const checked = checkForm(form, { [field]: typed });
    const problem = checked.ok ? undefined : checked.problems.find((problem) => problem.field === field);
    if (!problem) continue;
    expect(listProblemCodes(facts)).toContain(problem.code);
    const word = getFieldLabel(form, field);
    if (word === null) continue;
    const text = getProblemText(wordsIn('en'), problem.code, word, facts);
    if (problem.code === 'min' || problem.code === 'max') expect(text).toContain(String(getProblemBound(form, problem)));
  }
});

it.each(localeCodes)('names the field in %s', (locale) => {
  const t = wordsIn(locale);
  for (const { form, field, facts } of fields) {
    const word = getFieldLabel(form, field);
    if (word === null) continue;
    for (const code of listProblemCodes(facts)) expect(getProblemText(t, code, word, facts)).toContain(t(`forms:label.${word}`));
  }
});
