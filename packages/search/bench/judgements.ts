import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Locale } from '@ochiq/contract/routing/locales';
import * as z from 'zod';
import type { Search } from '@ochiq/search/search';

/** Lists what makes a question hard; figures are given for each kind. */
export const judgementKinds = [
  /** Words as the page has them. */
  'plain',
  /** One of the eight ways to write the apostrophe, none among them. */
  'apostrophe',
  /** The other Uzbek alphabet. */
  'cyrillic',
  /** The new letters of Uzbek: Ö, Ğ, Ş, Ç. */
  'new-letters',
  /** `е` for `ё`, or the other way round. */
  'yo',
  /** Typed with the keyboard set to the other alphabet. */
  'layout',
  /** Other endings than the page has. */
  'inflected',
  /** One letter wrong, missing, too many, or in another's place. */
  'typo',
  /** American for British spelling, or the other way round. */
  'spelling',
  /** A number, or the name of an act. */
  'number',
  /** A person by surname, in any spelling. */
  'name',
  /** Other words than those of the title, in colloquial use; the page contains them, too. */
  'synonym',
  /** A question in natural language. */
  'question',
  /** The name of a part of the site. */
  'section',
  /** A file by its name, or by what kind of file it is. */
  'file',
] as const;
export type JudgementKind = (typeof judgementKinds)[number];

const judgementSchema = z.strictObject({
  q: z.string().min(1),
  /** Paths of the pages that answer the question, each as good as the others. */
  expected: z.array(z.string().startsWith('/')).min(1),
  kind: z.enum(judgementKinds),
});
export type Judgement = z.output<typeof judgementSchema>;

/** Every fifth question is a validation question: its result is not looked at while the search is tuned. */
const validationInterval = 5;

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../judgements');

const readJudgementFile = (name: string): Judgement[] =>
  z.array(judgementSchema).parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));

/**
 * Reads the judgements about questions of one language over the demonstration content.
 * @throws the file has another shape
 */
export const readJudgements = (locale: Locale): Judgement[] => readJudgementFile(`${locale}.json`);

/**
 * Reads questions that were written for validation only, after the search was tuned with the others.
 * @throws the file has another shape
 */
export const readValidationJudgements = (locale: Locale): Judgement[] => readJudgementFile(`${locale}.held-out.json`);

/** Splits the questions into those used to tune the search and those that show whether the result generalizes. */
export const splitJudgements = (judgements: readonly Judgement[]): { open: Judgement[]; validation: Judgement[] } => ({
  open: judgements.filter((_, index) => (index + 1) % validationInterval !== 0),
  validation: judgements.filter((_, index) => (index + 1) % validationInterval === 0),
});

/** Search quality over a set of questions; shares from 0 to 1. */
export type Quality = { name: string; questions: number; recallAt3: number; firstRight: number };
type JudgedQuestion = Judgement & { resultPaths: readonly string[] };

const computeShare = (judged: readonly JudgedQuestion[], right: (one: JudgedQuestion) => boolean) =>
  judged.length === 0 ? 0 : judged.filter(right).length / judged.length;

const computeQuality = (name: string, judged: readonly JudgedQuestion[]): Quality => ({
  name,
  questions: judged.length,
  recallAt3: computeShare(judged, ({ expected, resultPaths }) => resultPaths.slice(0, 3).some((path) => expected.includes(path))),
  firstRight: computeShare(judged, ({ expected, resultPaths: [first] }) => first !== undefined && expected.includes(first)),
});

/** Runs every judged question of a language. @returns the figures in total and by kind, and the missed questions */
export function measureQuality(
  search: Search,
  locale: Locale,
  judgements: readonly Judgement[],
): { figures: Quality[]; missed: JudgedQuestion[] } {
  const judged = judgements.map((one) => ({
    ...one,
    resultPaths: search.search({ locale, q: one.q, type: null, year: null, page: 1 })?.hits.map(({ path }) => path) ?? [],
  }));
  const kinds = judgementKinds.map((kind) =>
    computeQuality(
      `${locale} ${kind}`,
      judged.filter((one) => one.kind === kind),
    ),
  );
  return {
    figures: [computeQuality(locale, judged), ...kinds.filter(({ questions }) => questions > 0)],
    missed: judged.filter(({ expected, resultPaths: [first] }) => first === undefined || !expected.includes(first)),
  };
}
