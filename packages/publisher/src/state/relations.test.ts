import { contentTypeNames } from '@ochiq/contract/content-types';

import { hasReferenceTo } from './relations.ts';

test.each([
  ['one relation', 'unit', { parent: 'gone', head: null }],
  ['one of several', 'news', { category: 'x', tags: ['y', 'gone'] }],
  ['a block', 'section-page', { blocks: [{ __component: 'block.people', people: ['gone'] }] }],
] as const)('finds a reference in %s', (_, type, entry) => {
  expect(hasReferenceTo(type, entry, new Set(['gone']))).toBe(true);
  expect(hasReferenceTo(type, entry, new Set(['another']))).toBe(false);
});

test('ignores fields that are not relations', () => {
  expect(
    contentTypeNames.filter((type) => hasReferenceTo(type, { documentId: 'gone', title: 'gone', tags: null }, new Set(['gone']))),
  ).toEqual([]);
});
