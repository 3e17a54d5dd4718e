import type { Locale } from '@ochiq/contract/routing/locales';
import type { Search } from '@ochiq/search/search';

import { judgementKinds, type Judgement } from './judgements.ts';

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
