import type { Core } from '@strapi/strapi';

import { readTermFinders } from '../src/content/terms/term-finders';

const words = { admitted: [], forbidden: [] };
const toRow = (id: number, uz: string, ru: string, revision = 1) => ({
  ...{ id, key: `t${String(id)}`, kind: 'other', uz, ru, en: '', cyrillic: '', note: '', revision },
  ...{ variants: JSON.stringify({ uz: words, ru: words, en: words }), author: null, authorName: '', at: '2026-11-29T00:00:00.000Z' },
});

test('the searches for terms are made once, and again when a term is added, changed or deleted, by any process', async () => {
  let rows = [toRow(1, 'quduq', 'скважина')];
  const findMany = () => Promise.resolve(rows);
  const strapi = { db: { query: () => ({ findMany }) } } as unknown as Core.Strapi;
  const first = await readTermFinders(strapi);
  expect(await readTermFinders(strapi)).toBe(first);
  const find = async () =>
    (await readTermFinders(strapi)).findEquivalents('Quduq va buloq', 'uz', 'ru').map(({ equivalents }) => equivalents[0]);
  expect(await find()).toEqual(['скважина']);
  rows = [toRow(1, 'quduq', 'колодец', 2)];
  expect(await find()).toEqual(['колодец']);
  rows = [...rows, toRow(2, 'buloq', 'родник')];
  expect(await find()).toEqual(['колодец', 'родник']);
  rows = rows.slice(1);
  expect(await find()).toEqual(['родник']);
});
