import type { Core } from '@strapi/strapi';

import { readChanges } from '../src/content/change-log/stored-changes';

type Row = { id: number; at: string; kind: string; type: string; documentId: string; locales: string; file: null };
type ChangeSearch = { where?: { id: { $gt: number; $lte?: number } }; orderBy: { id: 'asc' | 'desc' }; limit: number };

const row = (id: number): Row => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  kind: 'publish',
  type: 'news',
  documentId: `news-${String(id)}`,
  locales: 'uz',
  file: null,
});

/** A log that grows while it is read: a row is added with every query. */
function growingLog(rows: Row[]): Core.Strapi {
  const findMany = ({ where, orderBy, limit }: ChangeSearch) => {
    const matching = rows.filter(({ id }) => !where || (id > where.id.$gt && id <= (where.id.$lte ?? Infinity)));
    const page = (orderBy.id === 'asc' ? matching : matching.reverse()).slice(0, limit);
    rows.push(row(rows.length + 1));
    return Promise.resolve(page);
  };
  return { db: { query: () => ({ findMany }) } } as unknown as Core.Strapi;
}

test('does not skip a change that is added while the log is read', async () => {
  const log = growingLog([row(1)]);
  const read: number[] = [];
  for (let after = 0, turn = 0; turn < 4; turn += 1) {
    const { changes, last } = await readChanges(log, { after, limit: 100 });
    read.push(...changes.map(({ id }) => id));
    after = last;
  }
  expect(read.length).toBeGreaterThan(4);
  expect(read).toEqual(read.map((_, index) => index + 1));
});
