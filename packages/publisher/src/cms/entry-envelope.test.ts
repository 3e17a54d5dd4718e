import * as fc from 'fast-check';

import { createDocumentCollector, groupByDocument } from './entry-envelope.ts';

const createEntry = (documentId: string, locale: string) => ({ type: 'news' as const, value: { documentId, locale } });

test('hands over each document once and whole, wherever pages end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 12 }), fc.integer({ min: 1, max: 7 }), (sizes, pageSize) => {
      const entries = sizes.flatMap((size, index) =>
        Array.from({ length: size }, (_, version) => createEntry(`d${String(index).padStart(3, '0')}`, `l${String(version)}`)),
      );
      const taken: (typeof entries)[] = [];
      const collector = createDocumentCollector((some) => taken.push(some as typeof entries));
      for (let start = 0; start < entries.length; start += pageSize) collector.add(entries.slice(start, start + pageSize));
      collector.end();
      expect(taken.flat()).toEqual(entries);
      const groups = taken.flatMap((some) => groupByDocument(some));
      expect(groups.map(({ raw }) => raw.length)).toEqual(sizes);
    }),
  );
});

test('hands over documents before the last page', () => {
  const taken: string[] = [];
  const collector = createDocumentCollector((some) => taken.push(...groupByDocument(some).map(({ key }) => key.documentId)));
  collector.add([createEntry('a', 'uz'), createEntry('b', 'uz')]);
  expect(taken).toEqual(['a']);
  collector.end();
  expect(taken).toEqual(['a', 'b']);
});

test('hands over no part of a document again that a later page repeats', () => {
  const taken: string[][] = [];
  const collector = createDocumentCollector((some) => taken.push(some.map(({ value }) => Object.values(value as object).join(' '))));
  collector.add([createEntry('a', 'ru'), createEntry('a', 'uz'), createEntry('b', 'ru')]);
  collector.add([createEntry('a', 'uz'), createEntry('b', 'ru'), createEntry('b', 'uz'), createEntry('c', 'uz')]);
  collector.end();
  expect(taken[0]).toEqual(['a ru', 'a uz']);
  expect(taken.flat().filter((name) => name === 'a uz')).toHaveLength(1);
  expect(taken[1]).toEqual(['b ru', 'b ru', 'b uz']);
  expect(taken[2]).toEqual(['c uz']);
});
