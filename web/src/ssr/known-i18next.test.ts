/** @jest-environment node */
import { createInstance, type i18n } from 'i18next';

import knownI18next from './known-i18next';

jest.mock('i18next', () => {
  const actual = jest.requireActual<{ createInstance: () => i18n }>('i18next');
  return { ...actual, createInstance: jest.fn(actual.createInstance) };
});
const created = jest.mocked(createInstance);

const optionsOf = (language: string, greeting: string) => ({
  lng: language,
  fallbackLng: 'ru',
  defaultNS: 'common',
  resources: { [language]: { common: { greeting, news: `{{count}} ${greeting}` } } },
  interpolation: { escapeValue: false },
});

function translate(language: string, greeting: string): string[] {
  const instance = knownI18next.createInstance() as i18n;
  void instance.init(optionsOf(language, greeting));
  const t = instance.getFixedT(null, ['common']);
  return [instance.language, t('greeting'), t('news', { count: 3 }), String(instance.exists('other'))];
}

it('says the same as an instance of one page', () => {
  const own = jest.requireActual<{ createInstance: () => i18n }>('i18next').createInstance();
  void own.init(optionsOf('uz', 'Salom'));
  const t = own.getFixedT(null, ['common']);
  expect(translate('uz', 'Salom')).toEqual([own.language, t('greeting'), t('news', { count: 3 }), 'false']);
});

it('makes one instance of the same messages in a language, and others of others', () => {
  created.mockClear();
  expect(translate('en', 'Hello')).toEqual(['en', 'Hello', '3 Hello', 'false']);
  expect(translate('en', 'Hello')).toEqual(['en', 'Hello', '3 Hello', 'false']);
  expect(created).toHaveBeenCalledTimes(1);
  expect(translate('en', 'Good day')[1]).toBe('Good day');
  expect(translate('uz', 'Hello')[0]).toBe('uz');
  expect(created).toHaveBeenCalledTimes(3);
});
