import fc from 'fast-check';

import { getProblemBound, checkForm, type FormProblem } from './check-form.ts';
import type { FormField } from './form-field.ts';
import { formNames, forms, type FormName } from './forms.ts';

const samples: Readonly<Record<FormField['kind'], string>> = {
  line: 'Abdulla Qodiriy',
  text: 'Quduqdagi suv sathi pasaydi, sababini bilmoqchimiz.',
  email: 'aziz@example.uz',
  phone: '+998 71 200-10-10',
  choice: '',
  consent: 'yes',
  tick: 'yes',
  password: 'uzun va maxfiy soʻz',
};

const getSample = (field: FormField) =>
  field.kind === 'choice' ? field.values[0] : samples[field.kind].slice(0, 'max' in field ? field.max : 10);
const listFields = (name: FormName) => Object.entries<FormField>(forms[name]);
const fillForm = (name: FormName) => Object.fromEntries(listFields(name).map(([field, formField]) => [field, getSample(formField)]));
const listProblems = (name: FormName, sent: unknown): FormProblem[] => {
  const result = checkForm(name, sent);
  return result.ok ? [] : result.problems;
};

const everyField = formNames.flatMap((name) => listFields(name).map(([field, formField]) => ({ name, field, facts: formField })));

describe.each(formNames)('%s', (name) => {
  it('accepts valid values', () => {
    expect(checkForm(name, fillForm(name))).toEqual({ ok: true, values: fillForm(name) });
  });

  it('reports every missing required field, in the form’s order', () => {
    const required = listFields(name).filter(([, formField]) => formField.required);
    expect(listProblems(name, {})).toEqual(required.map(([field]) => ({ field, code: 'required' })));
    expect(listProblems(name, null)).toEqual(required.map(([field]) => ({ field, code: 'required' })));
  });

  it('drops unknown fields', () => {
    expect(checkForm(name, { ...fillForm(name), stage: 'approved', keepUntil: 'never' })).toEqual({ ok: true, values: fillForm(name) });
  });
});

describe.each(everyField)('$name.$field', ({ name, field, facts }) => {
  const findProblem = (value: unknown) =>
    listProblems(name, { ...fillForm(name), [field]: value }).find((problem) => problem.field === field)?.code;

  it('rejects values that are not strings', () => {
    for (const value of [7, true, ['a'], { a: 'b' }, null]) expect(findProblem(value)).toBe(facts.required ? 'required' : undefined);
  });

  it('treats white space and invisible characters as empty', () => {
    if (facts.kind === 'password') return;
    expect(findProblem(' \t\u200B\u2060\r\n ')).toBe(facts.required ? 'required' : undefined);
  });

  it('enforces its bounds exactly', () => {
    if (!('max' in facts) || facts.kind === 'email' || facts.kind === 'phone') return;
    const letter = facts.kind === 'password' ? 'a' : 'ʻ';
    expect(findProblem(letter.repeat(facts.max))).toBeUndefined();
    expect(findProblem(letter.repeat(facts.max + 1))).toBe('max');
    expect(getProblemBound(name, { field, code: 'max' })).toBe(facts.max);
    if (facts.min > 1) expect(findProblem('ғ'.repeat(facts.min - 1))).toBe('min');
    expect(findProblem('💧'.repeat(facts.min))).toBeUndefined();
  });
});

it.each(['a@b', 'a b@c.uz', 'a@b..uz', '@b.uz', 'a@b.uz\nBcc: c@d.uz', 'aziz(at)example.uz', `${'a'.repeat(250)}@b.uz`])(
  'rejects the e-mail address %j',
  (email) => {
    expect(listProblems('contact', { ...fillForm('contact'), email })).toEqual([
      { field: 'email', code: email.length > 254 ? 'max' : 'email' },
    ]);
  },
);

it.each(['12', '+++', 'tel: 71 200 10 10', '71-200-10-10 ext', '------', '( )( )'])('rejects the telephone number %j', (phone) => {
  expect(listProblems('callback', { name: 'Aziz', phone })).toEqual([{ field: 'phone', code: 'phone' }]);
});

it.each(['1051', '+998 (71) 200-10-10', '712001010'])('accepts the telephone number %j', (phone) => {
  expect(listProblems('callback', { name: 'Aziz', phone })).toEqual([]);
});

it('accepts only the values of a choice', () => {
  expect(listProblems('appeal', { ...fillForm('appeal'), kind: 'Complaint' })).toEqual([{ field: 'kind', code: 'choice' }]);
  expect(listProblems('review', { ...fillForm('review'), consent: 'on' })).toEqual([{ field: 'consent', code: 'choice' }]);
});

it('measures a password in bytes, as bcrypt does', () => {
  const problems = (password: string) => listProblems('signup', { name: 'Aziz', email: 'a@b.uz', password });
  expect(problems('ғ'.repeat(36))).toEqual([]);
  expect(problems('ғ'.repeat(37))).toEqual([{ field: 'password', code: 'max' }]);
  expect([problems('水'.repeat(24)), problems('💧'.repeat(18))]).toEqual([[], []]);
  expect([problems('水'.repeat(25)), problems('💧'.repeat(19))].flat()).toHaveLength(2);
});

it('leaves a password unchanged', () => {
  const password = '  ikki  boʻshliq  ';
  expect(checkForm('signup', { name: 'Aziz', email: 'a@b.uz', password })).toMatchObject({ ok: true, values: { password } });
});

it('never throws, and returns either values or problems', () => {
  fc.assert(
    fc.property(fc.constantFrom(...formNames), fc.anything(), (name, sent) => {
      const result = checkForm(name, sent);
      expect(result.ok || result.problems.length > 0).toBe(true);
    }),
  );
});

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 20, maxLength: 100 }), (message) => {
      const once = checkForm('contact', { ...fillForm('contact'), message });
      if (once.ok) expect(checkForm('contact', once.values)).toEqual(once);
    }),
  );
});
