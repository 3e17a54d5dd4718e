import { readdirSync } from 'node:fs';

import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';

import { catalogueOf, source } from '../../test/messages';
import { namespaces, type Namespace } from './namespaces';

const pluralSuffix = /_(?<category>zero|one|two|few|many|other)$/u;
const pluralCategories = { uz: ['one', 'other'], ru: ['few', 'many', 'one', 'other'], en: ['one', 'other'] } as const;

function entriesOf(locale: Locale, namespace: Namespace): [key: string, message: string][] {
  const walk = (value: ReturnType<typeof catalogueOf>, above: string): [string, string][] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'string' ? [[above + key, inner] as [string, string]] : walk(inner, `${above}${key}.`),
    );
  return walk(catalogueOf(locale, namespace), '');
}

const baseOf = (key: string) => key.replace(pluralSuffix, '');
const placeholdersOf = (message: string) => [...message.matchAll(/\{\{(?<name>\w+)\}\}/gu)].map(({ groups }) => groups?.['name']).sort();
const withoutPlaceholders = (message: string) => message.replace(/\{\{\w+\}\}/gu, '');

it.each(localeCodes)('has a file for every namespace in %s, and no other', (locale) => {
  expect(readdirSync(source('i18n', locale)).sort()).toEqual(namespaces.map((namespace) => `${namespace}.json`).sort());
});

const cases = namespaces.flatMap((namespace) => localeCodes.map((locale) => ({ namespace, locale })));

describe.each(cases)('messages “$namespace” in $locale', ({ namespace, locale }) => {
  const entries = entriesOf(locale, namespace);
  const messages = new Map(entries);

  it('are the same as in Uzbek, in the same order', () => {
    const bases = (code: Locale) => [...new Set(entriesOf(code, namespace).map(([key]) => baseOf(key)))];
    expect(bases(locale)).toEqual(bases('uz'));
  });

  it('have a form for each kind of number that the language knows', () => {
    expect(new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()).toEqual(pluralCategories[locale]);
    for (const base of new Set(entries.filter(([key]) => pluralSuffix.test(key)).map(([key]) => baseOf(key)))) {
      const categories = entries.filter(([key]) => baseOf(key) === base).map(([key]) => pluralSuffix.exec(key)?.groups?.['category']);
      expect([base, categories.sort()]).toEqual([base, pluralCategories[locale]]);
    }
  });

  it('name the same values', () => {
    const uzbek = new Map(entriesOf('uz', namespace).map(([key, message]) => [baseOf(key), placeholdersOf(message)]));
    for (const [key, message] of entries) expect([key, placeholdersOf(message)]).toEqual([key, uzbek.get(baseOf(key))]);
  });

  it('are written cleanly', () => {
    for (const [key, message] of messages) {
      const clean =
        message === message.trim() && message !== '' && !/ {2}|\.{3}|[‘`´]/u.test(message) && message === message.normalize('NFC');
      expect([key, message, clean]).toEqual([key, message, true]);
    }
  });

  it('use the letters of the language', () => {
    for (const [key, message] of entries) {
      const words = withoutPlaceholders(message);
      if (locale === 'ru') expect([key, /[ʻʼ]/u.test(words)]).toEqual([key, false]);
      else expect([key, words, /\p{Script=Cyrillic}/u.test(words)]).toEqual([key, words, false]);
      if (locale === 'uz') expect([key, words, /['’]/u.test(words)]).toEqual([key, words, false]);
    }
  });
});

it('puts the turned comma only after o and g, and the tutuq belgisi only after other letters', () => {
  for (const namespace of namespaces) {
    for (const [key, message] of entriesOf('uz', namespace)) {
      expect([key, message, /(?<![OoGg])ʻ|(?<=[OoGg])ʼ/u.test(message)]).toEqual([key, message, false]);
    }
  }
});

it.each([
  ['news', 'empty', { uz: 'Yangiliklar topilmadi.', ru: 'Новости не найдены.', en: 'No news found.' }],
  ['error', 'notFound', { uz: 'Bu sahifa topilmadi', ru: 'Эта страница не найдена', en: 'This page could not be found' }],
  ['common', 'failed.backHome', { uz: 'Bosh sahifaga qaytish', ru: 'Вернуться на главную страницу', en: 'Back to the home page' }],
  ['error', 'message.500', { uz: 'Xatolik', ru: 'Ошибка', en: 'Error' }],
] as const)('says what the specification says: %s:%s', (namespace, key, words) => {
  for (const locale of localeCodes) expect(new Map(entriesOf(locale, namespace)).get(key)).toBe(words[locale]);
});
