import { ruleTexts } from '../src/content/publish-validation/rule-texts';
import { reasonTexts, translateReason } from '../src/admin/publishing/translate-reason';

test.each([
  ['It leads to /uz/x, where nothing is', '/uz/x manziliga olib boradi, u yerda hech narsa yoʻq'],
  ["The page /uz/news/a can't be rendered: TypeError: x is undefined", '/uz/news/a sahifasini tayyorlab boʻlmadi: administratorga ayting'],
  ['slug claims /uz/news/a, the address of News “A”', '/uz/news/a manzili boshqa yozuvda: manzilni oʻzgartiring'],
  ['News “Kun” (uz): waits for /ru/news/a, its translation', 'News “Kun” (uz): /ru/news/a tarjimasini kutmoqda'],
  [
    '/uz/a: It leads to /uz/x, where nothing is; from is the address of a page',
    '/uz/a: /uz/x manziliga olib boradi, u yerda hech narsa yoʻq; bu manzilda sahifa bor',
  ],
])('translates “%s” to Uzbek', (reason, translation) => {
  expect(translateReason(reason, 'uz')).toEqual({ translation, technical: null });
});

test('translates every rule of the contract to Russian, after its field', () => {
  for (const [rule, { ru }] of Object.entries(ruleTexts))
    expect(translateReason(`body ${rule}`, 'ru')).toEqual({ translation: `body ${ru}`, technical: null });
});

test('marks technical reasons, with the original words', () => {
  expect(translateReason('TypeError: x is undefined', 'ru')).toEqual({
    translation: 'техническая причина, сообщите администратору',
    technical: 'TypeError: x is undefined',
  });
});

test('leaves English unchanged', () => {
  expect(translateReason('It is so', 'en')).toEqual({ translation: 'It is so', technical: null });
});

test('Uzbek has its own letters, and no Cyrillic', () => {
  expect(reasonTexts.filter(({ uz }) => /['’‘`\u0400-\u04ff]/u.test(uz))).toEqual([]);
});
