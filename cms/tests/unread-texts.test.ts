import type { Core } from '@strapi/strapi';

import { listPassages } from '../src/content/machine-translation/passages';
import { findUnreadTexts } from '../src/content/machine-translation/unread-texts';

type MachineRow = Readonly<Record<string, unknown>>;
type Where = Readonly<Record<string, unknown>>;

const isMet = (value: unknown, condition: unknown): boolean => {
  if (typeof condition !== 'object' || condition === null) return value === condition;
  const { $in, $null, $notNull } = condition as { $in?: readonly unknown[]; $null?: true; $notNull?: true };
  return ($in?.includes(value) ?? true) && (!$null || value === null) && (!$notNull || value !== null);
};

/** A CMS with machine texts alone, which counts the rows that are read of them. */
function createHost(rows: readonly MachineRow[]) {
  const counted = { queries: 0, rows: 0 };
  const read = (where: Where, keys: readonly string[] | null = null) => {
    const met = rows.filter((row) => Object.entries(where).every(([name, condition]) => isMet(row[name], condition)));
    const distinct = keys ? [...new Map(met.map((row) => [JSON.stringify(keys.map((name) => row[name])), row])).values()] : met;
    counted.queries += 1;
    counted.rows += distinct.length;
    return Promise.resolve(distinct);
  };
  const db = {
    query: () => ({ findMany: ({ where }: { where: Where }) => read(where) }),
    queryBuilder: () => ({
      init: ({ where, groupBy }: { where: Where; groupBy: readonly string[] }) => ({ execute: () => read(where, groupBy) }),
    }),
  };
  const find = async (title: string) => {
    Object.assign(counted, { queries: 0, rows: 0 });
    const version = { id: 1, documentId: 'asked', locale: 'uz', title };
    const texts = await findUnreadTexts({ db } as unknown as Core.Strapi, 'page', version);
    return { texts: texts.map(({ text }) => text), ...counted };
  };
  return { find };
}

const write = (number: number) =>
  `Oʻzbekiston Respublikasi Vazirlar Mahkamasining ${String(number)}-sonli qarori bilan tasdiqlangan tartib.`;
const toRow = (text: string, id: number, readAt: string | null = null): MachineRow => ({
  ...{ id, type: 'page', document: 'other', locale: 'uz', readAt },
  ...listPassages(text, () => false)[0],
});

test('of ten thousand unread texts that begin alike, no more is read than how long they are and what is in the text', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => toRow(write(index), index + 1));
  const { find } = createHost([...rows, toRow(write(20_000), 20_000), toRow(write(20_000), 20_001, '2030-01-15')]);
  const result = await find(`${write(1)} ${write(77_777)} ${write(42)}`);
  expect(result.texts).toEqual([expect.stringContaining('42-sonli') as string]);
  expect(result.texts[0]).toMatch(/^Oʻzbekiston.* 1-sonli/u);
  // Numbers of one to five digits: so many sizes.
  expect(result.rows).toBeLessThan(15);
  expect((await find(write(77_777))).texts).toEqual([]);
  // What a person has read in one entry is read in all.
  expect((await find(write(20_000))).texts).toEqual([]);
});

test('a text that begins as none of these does costs two queries', async () => {
  const { find } = createHost([toRow(write(1), 1)]);
  expect(await find('Bugun shaharda ochiq havoda katta konsert boʻlib oʻtadi.')).toEqual({ texts: [], queries: 2, rows: 0 });
});
