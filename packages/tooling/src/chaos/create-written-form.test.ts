import { createWrittenForm } from './create-written-form.ts';

const forms = Array.from({ length: 600 }, (_, number) => createWrittenForm(number));

test('covers every kind, language and way of sending', () => {
  expect(new Set(forms.map(({ name, language, how }) => `${name} ${language} ${how}`)).size).toBe(12);
});

test('gives each form a unique sender, and a key where a script sends it', () => {
  expect(new Set(forms.map(({ email }) => email)).size).toBe(forms.length);
  expect(new Set(forms.map(({ from }) => from)).size).toBe(forms.length);
  const keys = forms.flatMap(({ fields }) => fields['key'] ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { how, fields } of forms) expect('key' in fields).toBe(how === 'script');
});
