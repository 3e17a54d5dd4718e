import fc from 'fast-check';

import { toFolded } from '../to-folded.ts';
import { toStem } from '../to-stem.ts';
import { compareTerms, createTermFinder } from './compare-terms.ts';
import { createPhraseFinder, toPhraseKey } from './find-phrases.ts';
import { createEquivalentFinder, createForbiddenFinder, pickForbidding } from './find-terms.ts';
import type { GetStemmer, Term } from './term.ts';

/** Stems of Uzbek, and of the endings that these texts have in the other two. */
const getStemmer: GetStemmer = (language) => (word) => ({
  stem: language === 'uz' ? toStem(toFolded(word)) : toFolded(word.toLowerCase().replace(/(?:ая|ых|ые|ой|ую|ами|ам|ах|а|ы|у|е|s)$/u, '')),
});

const toWords = (text: string, admitted: string[] = [], forbidden: string[] = []) => ({ text, admitted, forbidden });
const groundwater: Term = {
  words: {
    uz: toWords('yer osti suvlari', [], ['yer tagi suvlari']),
    ru: toWords('подземные воды'),
    en: toWords('groundwater', ['subsurface water'], ['ground water']),
  },
};
const level: Term = { words: { uz: toWords('yer osti suvlari sathi'), ru: toWords('уровень подземных вод'), en: toWords('water table') } };
const water: Term = { words: { uz: toWords('suv'), ru: toWords('вода') } };
const survey: Term = { words: { uz: toWords('DGM'), ru: toWords('СГГМ') } };
const terms = [water, groundwater, level, survey];

const find = (text: string) =>
  createPhraseFinder(
    terms.map((term) => ({ text: term.words.uz?.text ?? '', value: term })),
    getStemmer('uz'),
  )(text).map((match) => match.text);

test('finds whole words in any form and either alphabet, the longest first and none within another', () => {
  expect(find('Yer osti suvlarining sathi, suvni tejash.')).toEqual(['Yer osti suvlarining sathi', 'suvni']);
  expect(find('Ер ости сувларидан фойдаланиш')).toEqual(['Ер ости сувларидан']);
  expect(find('suvsizlik, quruqlik')).toEqual([]);
});

test('does not join words over the end of a sentence or a line', () => {
  expect(find('Bu yer osti. Suvlari toza.\nYer osti\nsuvlari')).toEqual(['Suvlari', 'suvlari']);
});

test('takes an abbreviation for itself in capitals only, with its endings', () => {
  expect(find('DGMning hisoboti, dgm')).toEqual(['DGMning']);
});

test('names what to write in the place of words that are not to be used, unless a longer term has them', () => {
  const salt: Term = { words: { en: toWords('deep ground water probe') } };
  const forbidden = createForbiddenFinder([...terms, salt], 'en', getStemmer('en'));
  expect(forbidden('Ground waters are measured with a deep ground water probe.')).toEqual([
    { from: 0, to: 13, text: 'Ground waters', instead: 'groundwater' },
  ]);
  expect(pickForbidding([...terms, salt], 'en', getStemmer('en'))).toEqual([groundwater, salt]);
});

test('lists the terms of a text with how another language says them, each once, the preferred words first', () => {
  const source = 'Yer osti suvlari va yer tagi suvlari, ularning sathi; DGM.';
  expect(createEquivalentFinder(terms, 'uz', 'en', getStemmer)(source)).toEqual([
    { from: 0, to: 16, text: 'Yer osti suvlari', equivalents: ['groundwater', 'subsurface water'] },
  ]);
  expect(createEquivalentFinder(terms, 'uz', 'ru', getStemmer)('DGM')).toMatchObject([{ equivalents: ['СГГМ'] }]);
});

test('a term of one language has to be somewhere in the others that have words for it and a text in its field', () => {
  const block = (text: string, path = 'lead') => [{ path, text }];
  const compare = (uz: string, ru: string, path?: string) =>
    compareTerms('uz', { uz: block(uz), ru: block(ru, path) }, createTermFinder(terms, getStemmer)).map(({ term, own, others }) => [
      term,
      own?.text ?? null,
      others[0]?.mention?.text ?? null,
    ]);
  // What a longer term contains is said, too.
  expect(compare('Yer osti suvlari', 'О подземных водах и воде')).toEqual([]);
  expect(compare('Quduqlar', 'О воде')).toEqual([[water, null, 'воде']]);
  expect(compare('Yer osti suvlari', 'О недрах')).toEqual([[groundwater, 'Yer osti suvlari', null]]);
  expect(compare('Yer tagi suvlari', 'О подземных вод')).toEqual([]);
  expect(compare('Yer osti suvlari', 'О недрах', 'title')).toEqual([]);
});

test('a name is also said with words within, without its capitals, or as somebody’s, but is none by itself then', () => {
  const deputy: Term = {
    words: { uz: toWords('vazir oʻrinbosari'), ru: toWords('заместитель министра'), en: toWords('Deputy minister') },
  };
  const geologist: Term = { words: { uz: toWords('bosh geolog'), ru: toWords('главный геолог'), en: toWords('chief geologist') } };
  const compare = (uz: string, en: string) =>
    compareTerms(
      'uz',
      { uz: [{ path: 'lead', text: uz }], en: [{ path: 'lead', text: en }] },
      createTermFinder([deputy, geologist], getStemmer),
    );
  for (const uz of ['Vazirning birinchi oʻrinbosari', 'vazir, uning oʻrinbosarlari'])
    for (const en of ['Deputy ministers', 'the deputy minister', 'a minister and her deputy'])
      expect([uz, en, compare(uz, en)]).toEqual([uz, en, []]);
  expect(compare('Bosh geolog', 'the geologist and the chief engineer')).toHaveLength(1);
  expect(compare('vazir va oʻrinbosari', 'Deputy minister')).toHaveLength(1);
});

test('streets that are called after what a term names do not say it, and areas of it do', () => {
  const geologist: Term = { words: { uz: toWords('geolog'), ru: toWords('геолог') } };
  const compare = (uz: string, ru: string) =>
    compareTerms('uz', { uz: [{ path: 'lead', text: uz }], ru: [{ path: 'lead', text: ru }] }, createTermFinder([geologist], getStemmer));
  expect(compare('Geologlar koʻchasi, 1', 'ул. Геологлар, 1')).toEqual([]);
  expect(compare('Geologlar bayrami', 'ул. Мира')).toHaveLength(1);
  expect(compare('Geologlar maydoni', 'площадь')).toHaveLength(1);
  expect(compare('geolog koʻchasi', 'улица')).toHaveLength(1);
});

test('of two terms with the same words either may be meant', () => {
  const [mine, deposit]: readonly Term[] = [
    { words: { uz: toWords('kon'), ru: toWords('шахта') } },
    { words: { uz: toWords('kon'), ru: toWords('месторождение') } },
  ];
  const compare = (ru: string) =>
    compareTerms(
      'uz',
      { uz: [{ path: 'title', text: 'Kon' }], ru: [{ path: 'title', text: ru }] },
      createTermFinder(
        [mine, deposit].flatMap((term) => term ?? []),
        getStemmer,
      ),
    );
  expect([compare('месторождение').length, compare('шахта').length, compare('завод').length]).toEqual([0, 0, 1]);
});

test('finds a phrase at its place in any text, and nothing that overlaps', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.array(word, { maxLength: 6 }), (phrase, others) => {
      const stem = (one: string) => ({ stem: one });
      const text = [...others, ...phrase, ...others].join(' ');
      const matches = createPhraseFinder(
        [{ text: phrase.join(' '), value: 1 }, ...others.map((one) => ({ text: one, value: 2 }))],
        stem,
      )(text);
      for (const [index, { from, to, text: words }] of matches.entries()) {
        expect(text.slice(from, to)).toBe(words);
        expect(from).toBeGreaterThanOrEqual(matches[index - 1]?.to ?? 0);
      }
      // Another phrase may begin or end within it only where it is itself longer.
      const sought = phrase.join(' ');
      expect(matches.some((match) => ` ${toPhraseKey(match.text, stem)} `.includes(` ${sought} `) || phrase.includes(match.text))).toBe(
        true,
      );
    }),
  );
});
