import { getChosenLanguage, readLanguage } from '../src/admin/texts/panel-language';

test.each([
  ['uz', 'uz'],
  ['ru', 'ru'],
  [null, 'en'],
  ['de', 'en'],
])('a browser that has stored %s shows the panel in %s before the sign-in', (stored, language) => {
  expect(readLanguage(stored)).toBe(language);
});

test.each([
  [{ type: 'admin/setLocale', payload: 'ru' }, 'ru'],
  [{ type: 'admin/setLocale', payload: 'de' }, null],
  [{ type: 'admin/setAppTheme', payload: 'ru' }, null],
])('%j chooses %s', (action, language) => {
  expect(getChosenLanguage(action)).toBe(language);
});
