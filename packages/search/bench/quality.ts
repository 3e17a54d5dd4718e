import type { Locale } from '@ochiq/contract/locales';
import type { Search } from '@ochiq/search/search';

import { judgementKinds, type Judgement } from './judgements.ts';

/** Search quality over a set of questions; shares from 0 to 1. */
export type Quality = { name: string; questions: number; recallAt3: number; firstRight: number };
type Judged = Judgement & { found: readonly string[] };

const share = (judged: readonly Judged[], right: (one: Judged) => boolean) =>
  judged.length === 0 ? 0 : judged.filter(right).length / judged.length;

const qualityOf = (name: string, judged: readonly Judged[]): Quality => ({
  name,
  questions: judged.length,
  recallAt3: share(judged, ({ expected, found }) => found.slice(0, 3).some((path) => expected.includes(path))),
  firstRight: share(judged, ({ expected, found: [first] }) => first !== undefined && expected.includes(first)),
});

/** Runs every judged question of a language. @returns the figures in total and by kind, and the missed questions */
export function judge(search: Search, locale: Locale, judgements: readonly Judgement[]): { figures: Quality[]; missed: Judged[] } {
  const judged = judgements.map((one) => ({
    ...one,
    found: search.search({ locale, q: one.q, type: null, year: null, page: 1 })?.hits.map(({ path }) => path) ?? [],
  }));
  const kinds = judgementKinds.map((kind) =>
    qualityOf(
      `${locale} ${kind}`,
      judged.filter((one) => one.kind === kind),
    ),
  );
  return {
    figures: [qualityOf(locale, judged), ...kinds.filter(({ questions }) => questions > 0)],
    missed: judged.filter(({ expected, found: [first] }) => first === undefined || !expected.includes(first)),
  };
}
