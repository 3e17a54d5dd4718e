import { matchFormPath } from './form-place.ts';

test.each([
  ['/forms/contact', { part: 'form', form: 'plain', name: 'contact' }],
  ['/ru/forms/contact', { part: 'form', form: 'ru', name: 'contact' }],
  ['/en/forms/anything', { part: 'form', form: 'en', name: 'anything' }],
  ['/uz/forms/appeal/sent', { part: 'sent', form: 'uz', name: 'appeal' }],
  ['/forms/challenge', { part: 'challenge' }],
  ['/ru/forms/challenge', { part: 'challenge' }],
  ['/forms', undefined],
  ['/forms/contact/other', undefined],
  ['/ru/ru/forms/contact', undefined],
  ['/about', undefined],
])('%s', (path, expected) => {
  expect(matchFormPath({ path, canonical: true })).toEqual(expected);
  expect(matchFormPath({ path, canonical: false })).toBeUndefined();
});
