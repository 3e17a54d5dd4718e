import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { apostrophes } from '@ochiq/uzbek/apostrophe';

import { readValidationJudgements, judgementKinds, readJudgements, splitJudgements, type JudgementKind } from './judgements.ts';
import { listSeedPaths } from '../test/list-seed-paths.ts';

/** What each language has of its own; the other kinds are asked in all of them. */
const ownKinds: Readonly<Partial<Record<JudgementKind, Locale>>> = {
  apostrophe: 'uz',
  cyrillic: 'uz',
  'new-letters': 'uz',
  yo: 'ru',
  spelling: 'en',
};
const least = 150;

describe.each(localeCodes)('the judgements in %s', (locale) => {
  const judgements = readJudgements(locale);
  const all = [...judgements, ...readValidationJudgements(locale)];

  test('has enough questions, without duplicates', () => {
    expect(judgements.length).toBeGreaterThanOrEqual(least);
    const questions = all.map(({ q }) => q.trim().replace(/\s+/gu, ' ').toLowerCase());
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
  });

  test('expects existing pages of the demonstration content, without duplicates', () => {
    const paths = listSeedPaths(locale);
    expect(all.flatMap(({ expected }) => expected).filter((path) => !paths.has(path))).toEqual([]);
    expect(all.filter(({ expected }) => new Set(expected).size < expected.length)).toEqual([]);
  });

  test('covers every kind of the language, some of each for validation', () => {
    const kinds = judgementKinds.filter((kind) => (ownKinds[kind] ?? locale) === locale);
    const { open, validation } = splitJudgements(judgements);
    for (const part of [open, validation]) expect(judgementKinds.filter((kind) => part.some((one) => one.kind === kind))).toEqual(kinds);
    expect(open.length + validation.length).toBe(judgements.length);
  });
});

test('covers the apostrophe in its seven signs and omitted', () => {
  const questions = readJudgements('uz').filter(({ kind }) => kind === 'apostrophe');
  for (const sign of ["'", '`', '´', '‘', '’', 'ʻ', 'ʼ']) expect(questions.filter(({ q }) => q.includes(sign))).not.toEqual([]);
  expect(questions.filter(({ q }) => !new RegExp(`[${apostrophes}]`, 'u').test(q))).not.toEqual([]);
});

test.each([
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['new-letters', /[öğşç]/iu],
] as const)('writes questions of the kind “%s” in that way', (kind, letters) => {
  const questions = readJudgements('uz').filter((one) => one.kind === kind);
  expect(questions.filter(({ q }) => !letters.test(q))).toEqual([]);
});
