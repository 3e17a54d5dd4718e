import type { Locale } from '@ochiq/contract/routing/locales';
import type { TextBlock } from '@ochiq/uzbek/agreement/mention';
import { compareTerms, createTermFinder } from '@ochiq/uzbek/terms/compare-terms';
import { createForbiddenFinder } from '@ochiq/uzbek/terms/find-terms';
import { createPhraseFinder } from '@ochiq/uzbek/terms/find-phrases';
import { listAllowedPhrases } from '@ochiq/uzbek/terms/term';

import { listTextBlocks } from '../src/content/agreement/list-text-blocks';
import { buildEntryData, getEntryLocales, type ConversionContext } from '../src/content/seeding/entry-data';
import { readSeed } from '../src/content/seeding/seed-file';
import { readSeedTerms } from '../src/content/seeding/seed-terms';
import { parseTermsCsv } from '../src/content/terms/exchange/parse-csv';
import { planImport } from '../src/content/terms/exchange/plan-import';
import { getStemmer } from '../src/content/terms/stem-word';
import { getTermTitle, type SearchedTerm, toSearchedTerms } from '../src/content/terms/stored-terms';
import { comparedKinds } from '../src/content/terms/terms';

const context: ConversionContext = { reference: (_, key) => key, file: () => 1, complain: () => null };

const plan = planImport(parseTermsCsv(readSeedTerms() ?? ''), []);
const stored = plan.flatMap(({ term }, index) =>
  term ? [{ ...term, id: index + 1, key: `t${String(index)}`, revision: 1, by: '', at: '2026-11-29T00:00:00.000Z' }] : [],
);
const terms = toSearchedTerms(stored);
const titles = new Map(stored.map((term) => [term.id, `${term.kind} ${getTermTitle(term)}`]));
const getTitle = ({ id }: SearchedTerm) => titles.get(id) ?? '';

/** The published entries in the languages that they have. */
const entries = readSeed()
  .filter(({ publish }) => publish)
  .map((entry) => ({
    id: entry.id,
    versions: getEntryLocales(entry).map((locale): [Locale, readonly TextBlock[]] => [
      locale,
      listTextBlocks(entry.type, buildEntryData(entry, locale, context)),
    ]),
  }));

test('the terms of the demonstration content can be imported as they are', () => {
  expect(plan.filter(({ action }) => action !== 'add')).toEqual([]);
  expect(terms.length).toBeGreaterThan(60);
});

const names = terms.filter(({ kind }) => comparedKinds.includes(kind));
const otherTerms = terms.filter(({ kind }) => !comparedKinds.includes(kind));

/** Lists the entries in which two languages do not share a term, with the term. */
const listDifferences = (searched: readonly SearchedTerm[]): string[] => {
  const getFinder = createTermFinder(searched, getStemmer);
  return entries.flatMap(({ id, versions }) => {
    const missing = versions.flatMap(([locale, blocks], index) =>
      versions
        .slice(index + 1)
        .flatMap(([other, otherBlocks]) => compareTerms(locale, { [locale]: blocks, [other]: otherBlocks }, getFinder)),
    );
    return [...new Set(missing.map(({ term }) => `${id}: ${getTitle(term)}`))];
  });
};

test('names of the seed are said in all of its languages', () => {
  const differences = listDifferences(names);
  if (process.env['FIGURES']) {
    const count = entries.flatMap(({ versions }) =>
      versions.flatMap(([locale, blocks]) => {
        const find = createPhraseFinder(listAllowedPhrases(names, locale), getStemmer(locale));
        return blocks.flatMap(({ text }) => find(text));
      }),
    ).length;
    const others = listDifferences(otherTerms);
    const places = new Set(others.map((one) => one.split(':')[0])).size;
    process.stdout.write(
      `${String(count)} names in ${String(entries.length)} entries: ${String(differences.length)} differences; of other terms ${String(others.length)} in ${String(places)} entries\n`,
    );
  }
  expect(differences).toEqual([]);
});

test('a name that one language of the seed leaves out is told', () => {
  const findName = createTermFinder(names, getStemmer);
  const outcomes = entries.flatMap(({ versions }) => {
    const [first, second] = versions;
    if (!first || !second) return [];
    const [[locale, blocks], [other, otherBlocks]] = [first, second];
    const find = createPhraseFinder(listAllowedPhrases(names, locale), getStemmer(locale));
    const texts = new Set(blocks.flatMap(({ text }) => find(text).map((match) => match.text)));
    return Array.from(texts, (said) => {
      const without = blocks.map((block) => ({ ...block, text: block.text.replaceAll(new RegExp(said, 'giu'), '—') }));
      return compareTerms(locale, { [locale]: without, [other]: otherBlocks }, findName).length > 0;
    });
  });
  expect(outcomes.length).toBeGreaterThan(150);
  expect(outcomes.filter(Boolean).length / outcomes.length).toBeGreaterThan(0.9);
});

test('nothing in the seed is written as its terms say not to', () => {
  const written = entries.flatMap(({ id, versions }) =>
    versions.flatMap(([locale, blocks]) => {
      const find = createForbiddenFinder(terms, locale, getStemmer(locale));
      return blocks.flatMap(({ path, text }) => find(text).map((match) => `${id} ${locale} ${path}: ${match.text}`));
    }),
  );
  expect(written).toEqual([]);
});
