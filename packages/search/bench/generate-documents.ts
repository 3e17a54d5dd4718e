import { localeCodes, mapLocales } from '@ochiq/contract/routing/locales';
import { searchTypes, type SearchDocument } from '@ochiq/contract/search/search';

/**
 * Creates a generator of the same pseudo-random numbers every time (mulberry32): benchmark runs are compared with each
 * other.
 */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const linesOfText = 12;

/** Generates documents from lines of the real ones, in their languages: words are as frequent as in real texts. */
export function* generateDocuments(real: readonly SearchDocument[], count: number): Generator<SearchDocument> {
  const number = createSeededRandom(6);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(number() * from.length)];
  const pools = mapLocales((locale) => {
    const own = real.filter((document) => document.locale === locale);
    return { titles: own.map(({ title }) => title), lines: own.flatMap(({ text }) => text.split('\n')).filter((line) => line.length > 20) };
  });
  for (let index = 0; index < count; index += 1) {
    const locale = localeCodes[index % localeCodes.length] ?? 'uz';
    const { titles, lines } = pools[locale];
    yield {
      path: `/${locale}/news/generated-${String(index)}`,
      locale,
      type: pick(searchTypes) ?? 'page',
      title: `${pick(titles) ?? ''} — ${pick(titles) ?? ''}`.slice(0, 150),
      summary: pick(lines) ?? '',
      text: Array.from({ length: linesOfText }, () => pick(lines) ?? '').join('\n'),
      keywords: [`PQ-${String(index)}`],
      date: `${String(2010 + Math.floor(number() * 17))}-${String(1 + Math.floor(number() * 12)).padStart(2, '0')}-15`,
      files: [],
    };
  }
}
