import { contentTypeNames } from '@ochiq/contract/content-types';

import { pointsTo } from './relations.ts';

test.each([
  ['one relation', 'unit', { parent: 'gone', head: null }],
  ['one of several', 'news', { category: 'x', tags: ['y', 'gone'] }],
  ['a block', 'section-page', { blocks: [{ __component: 'block.people', people: ['gone'] }] }],
] as const)('%s leads to what is gone', (_, type, entry) => {
  expect(pointsTo(type, entry, new Set(['gone']))).toBe(true);
  expect(pointsTo(type, entry, new Set(['another']))).toBe(false);
});

test('no other field is a relation, whatever stands in it', () => {
  expect(contentTypeNames.filter((type) => pointsTo(type, { documentId: 'gone', title: 'gone', tags: null }, new Set(['gone'])))).toEqual(
    [],
  );
});
