import fc from 'fast-check';

import { seedWords } from '../test/seed.ts';
import { slugify } from './slugify.ts';
import { toCyrillic } from './to-cyrillic.ts';

const allowed = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/u;

test.each([
  ['Ўзбекистон ғалабаси', 'uz', 'ozbekiston-galabasi'],
  ['Oʻzbekiston gʻalabasi', 'uz', 'ozbekiston-galabasi'],
  ["O'zbekiston g‘alabasi!", 'uz', 'ozbekiston-galabasi'],
  ['Özbekiston ğalabasi, Şahrisabz', 'uz', 'ozbekiston-galabasi-shahrisabz'],
  ['Tashlandiq quduqlarni yopish — 2026-yil', 'uz', 'tashlandiq-quduqlarni-yopish-2026-yil'],
  ['Холматов Даврон Эшмуродович', 'uz', 'xolmatov-davron-eshmurodovich'],
  ['Проект правил ликвидации заброшенных скважин', 'ru', 'proekt-pravil-likvidatsii-zabroshennykh-skvazhin'],
  ['Тухтасинов Баҳром Ёқубович', 'ru', 'tukhtasinov-bakhrom-yokubovich'],
  ['Генеральный подъём, щёлочь', 'ru', 'generalnyy-podyom-shchyoloch'],
  ['Draft rules: what’s new (№ 355)?', 'en', 'draft-rules-whats-new-no-355'],
  ['Résumé of Şükrü', 'en', 'resume-of-sukru'],
  ['IQLIM oʻzgarishi', 'uz', 'iqlim-ozgarishi'],
  ['2026', 'uz', 'no-2026'],
  ['355/4', 'ru', 'no-355-4'],
] as const)('converts %s (%s) to the slug %s', (text, locale, address) => {
  expect(slugify(text, locale)).toBe(address);
});

test('hashes a text of other letters', () => {
  expect(slugify('中文', 'uz')).toMatch(allowed);
  expect(slugify('中文', 'uz')).not.toBe(slugify('日本', 'uz'));
  expect(slugify('', 'en')).toMatch(allowed);
});

test('keeps words that fit', () => {
  expect(slugify('yer osti suvlarining davlat monitoringi', 'uz', 20)).toBe('yer-osti-suvlarining');
  expect(slugify('a'.repeat(300), 'en')).toHaveLength(100);
  expect(slugify(`${'2'.repeat(30)} son`, 'uz', 20)).toBe(`no-${'2'.repeat(17)}`);
});

test('returns a valid slug within the limit for any text, idempotently', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...Array.from('aʻoӯў-9 №ъью')) }),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom('uz', 'ru', 'en'), fc.integer({ min: 16, max: 120 }), (text, locale, max) => {
      const address = slugify(text, locale, max);
      expect(address).toMatch(allowed);
      expect(address.length).toBeLessThanOrEqual(max);
      expect(slugify(address, locale, max)).toBe(address);
    }),
  );
});

test('gives one slug for both alphabets, on the complete seed', () => {
  for (const word of seedWords) {
    if (!/tyabr|^byudjet/iu.test(word)) expect(slugify(toCyrillic(word), 'uz')).toBe(slugify(word, 'uz'));
  }
});
