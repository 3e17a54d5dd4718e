import { boundOf, checkForm } from '@ochiq/contract/forms/check-form';
import type { FormField } from '@ochiq/contract/forms/form-field';
import { formNames, forms } from '@ochiq/contract/forms/forms';
import { localeCodes } from '@ochiq/contract/locales';

import { messagesOf } from '../../../test/messages';
import type { Translate } from '../../i18n/use-messages';
import { labelOf } from '../form-field/field-words';
import { codesOf, problemText } from './problem-text';

const wordsIn = (locale: 'uz' | 'ru' | 'en') => messagesOf(locale).t as unknown as Translate;
const { name, email, message } = forms.contact;

it('says what the specification says', () => {
  const t = wordsIn('en');
  expect(problemText(t, 'required', 'name', name)).toBe('This field Name is required for the record');
  expect(problemText(t, 'min', 'message', message)).toBe('The field Message must be at least 10');
  expect(problemText(t, 'max', 'message', message)).toBe('The field Message must be no more than 5000');
  expect(problemText(t, 'email', 'email', email)).toBe('The field E-mail must be email');
});

const fields = formNames.flatMap((form) => Object.entries<FormField>(forms[form]).map(([field, facts]) => ({ form, field, facts })));

it.each(fields)('has a sentence for all that the check finds in $form: $field', ({ form, field, facts }) => {
  for (const typed of ['', '!', '!'.repeat(20_000), 'no@mail@at.all', '٣', 'maybe']) {
    const checked = checkForm(form, { [field]: typed });
    const found = checked.ok ? undefined : checked.problems.find((problem) => problem.field === field);
    if (!found) continue;
    expect(codesOf(facts)).toContain(found.code);
    const word = labelOf(form, field);
    if (word === null) continue;
    const said = problemText(wordsIn('en'), found.code, word, facts);
    if (found.code === 'min' || found.code === 'max') expect(said).toContain(String(boundOf(form, found)));
  }
});

it.each(localeCodes)('names the field in %s', (locale) => {
  const t = wordsIn(locale);
  for (const { form, field, facts } of fields) {
    const word = labelOf(form, field);
    if (word === null) continue;
    for (const code of codesOf(facts)) expect(problemText(t, code, word, facts)).toContain(t(`forms:label.${word}`));
  }
});
