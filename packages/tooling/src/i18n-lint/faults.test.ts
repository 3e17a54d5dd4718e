import { findMessageFaults, findUnusedMessages } from './faults.ts';

type Words = Readonly<Record<string, string>>;

const good = {
  uz: {
    'news:empty': 'Yangiliklar topilmadi.',
    'news:size': 'Hajmi: {{size}}',
    'news:found_one': '{{count}} ta yangilik',
    'news:found_other': '{{count}} ta yangilik',
  },
  ru: {
    'news:empty': 'Новости не найдены.',
    'news:size': 'Размер: {{size}}',
    'news:found_one': '{{count}} новость',
    'news:found_few': '{{count}} новости',
    'news:found_many': '{{count}} новостей',
    'news:found_other': '{{count}} новости',
  },
  en: {
    'news:empty': 'No news found here.',
    'news:size': 'Size: {{size}}',
    'news:found_one': '{{count}} item',
    'news:found_other': '{{count}} items',
  },
} as const satisfies Record<string, Words>;

type Language = keyof typeof good;

function faultsWith(language: Language, change: Readonly<Record<string, string | undefined>>): string[] {
  const changed = Object.entries<string | undefined>({ ...good[language], ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return findMessageFaults(
    new Map(
      Object.entries({ ...good, [language]: Object.fromEntries(changed) }).map(([name, words]) => [name, new Map(Object.entries(words))]),
    ),
  );
}

test('reports no fault of valid messages', () => {
  expect(faultsWith('uz', {})).toEqual([]);
});

test.each([
  ['en', { 'news:empty': undefined }, 'en: news:empty is missing; uz has it'],
  ['uz', { 'news:more': 'Yana' }, 'ru: news:more is missing; uz has it'],
  ['ru', { 'news:found_few': undefined }, 'ru: news:found lacks the form “few”'],
  ['en', { 'news:found_few': '{{count}} items' }, 'en: news:found has the form “few”, which the language does not know'],
  ['uz', { 'news:found_many': '{{count}} ta yangilik' }, 'uz: news:found has the form “many”, which the language does not know'],
  ['ru', { 'news:size': 'Размер: {{bytes}}' }, 'ru: news:size does not say {{size}}, as uz does'],
  ['ru', { 'news:found_many': 'Новостей много' }, 'ru: news:found_many does not say {{count}}, as uz does'],
  [
    'uz',
    { 'news:empty': "Yangiliklar yo'q, topilmadi." },
    "uz: news:empty has an apostrophe that is not ʻ or ʼ: “Yangiliklar yo'q, topilmadi.”",
  ],
  [
    'uz',
    { 'news:empty': 'Yangiliklar yo‘q, topilmadi.' },
    'uz: news:empty has an apostrophe that is not ʻ or ʼ: “Yangiliklar yo‘q, topilmadi.”',
  ],
  [
    'uz',
    { 'news:empty': 'Yangiliklar yo’q, topilmadi.' },
    'uz: news:empty has an apostrophe that is not ʻ or ʼ: “Yangiliklar yo’q, topilmadi.”',
  ],
  ['uz', { 'news:empty': 'Yangiliklar yoʼq, topilmadi.' }, 'uz: news:empty has ʼ where oʻ or gʻ has ʻ: “Yangiliklar yoʼq, topilmadi.”'],
  ['uz', { 'news:empty': 'Maʻlumot hali topilmadi.' }, 'uz: news:empty has ʻ after another letter than o or g: “Maʻlumot hali topilmadi.”'],
  ['ru', { 'news:size': 'Рaзмер: {{size}}' }, 'ru: news:size mixes Latin and Cyrillic letters in “Рaзмер”: “Рaзмер: {{size}}”'],
  ['en', { 'news:size': 'Sizе: {{size}}' }, 'en: news:size mixes Latin and Cyrillic letters in “Sizе”: “Sizе: {{size}}”'],
  ['en', { 'news:size': 'Размер: {{size}}' }, 'en: news:size has Cyrillic letters: “Размер: {{size}}”'],
  ['en', { 'news:empty': 'No  news found here.' }, 'en: news:empty has two spaces together: “No  news found here.”'],
  ['en', { 'news:empty': ' No news found here.' }, 'en: news:empty begins or ends with a space: “ No news found here.”'],
  ['en', { 'news:empty': 'No news found here .' }, 'en: news:empty has a space before a mark: “No news found here .”'],
  ['en', { 'news:empty': 'Looking for the news...' }, 'en: news:empty has three dots instead of …: “Looking for the news...”'],
  ['en', { 'news:empty': '' }, 'en: news:empty says nothing: “”'],
  ['en', { 'news:empty': "Here isn't any news." }, "en: news:empty has an apostrophe that is not ’: “Here isn't any news.”"],
  ['en', { 'news:empty': 'No news found here' }, 'en: news:empty ends with “”, in ru with “.”'],
] as const)('rejects in %s %j', (language, change, fault) => {
  expect(faultsWith(language, change)).toContain(fault);
});

test('reports an unused message once', () => {
  const catalogues = new Map(Object.entries(good).map(([name, words]) => [name, new Map(Object.entries(words))]));
  expect(findUnusedMessages(catalogues, new Set(['news:empty', 'news:found']))).toEqual(['news:size is used nowhere']);
});
