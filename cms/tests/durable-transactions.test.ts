import type { Database } from '@strapi/database';

import { bareDatabase } from './support/bare-database';
import { scratch } from './support/scratch';
import { removeSite } from './support/site';

let data = '';
let database: Database;

beforeAll(async () => {
  data = scratch('transactions');
  database = bareDatabase(data);
  await database.connection.raw('CREATE TABLE kept (id integer PRIMARY KEY)');
  const other = 'other integer REFERENCES kept (id) DEFERRABLE INITIALLY DEFERRED';
  await database.connection.raw(`CREATE TABLE pointing (id integer PRIMARY KEY, ${other})`);
});
afterEach(async () => {
  await database.connection('pointing').delete();
  await database.connection('kept').delete();
});
afterAll(async () => {
  await database.connection.destroy();
  removeSite(data);
});

type Trx = Parameters<ReturnType<Database['connection']['queryBuilder']>['transacting']>[0];
type Begun = { trx: Trx; onCommit: (tell: () => unknown) => void };

/** The driver makes its errors of the class that it was given first in this process, which a later test file does not know as an error. */
const foreignKeyFailure = { message: expect.stringMatching(/foreign key/iu) as string };

/** A row that points nowhere: the database says so at COMMIT only. */
const failAtEnd = (trx: Trx) => database.connection('pointing').insert({ id: 1, other: 404 }).transacting(trx);
const keep = (trx: Trx, id: number) => database.connection('kept').insert({ id }).transacting(trx);
const readStoredIds = async () => (await database.connection('kept').orderBy('id')).map(({ id }: { id: number }) => id);

/** After what failed, the connection is as good as any. */
async function expectUsable(): Promise<void> {
  expect(await readStoredIds()).toEqual([]);
  await database.transaction(({ trx }) => keep(trx, 2));
  await expect(database.transaction(({ trx }) => keep(trx, 2))).rejects.toMatchObject({ message: expect.any(String) });
  expect(await readStoredIds()).toEqual([2]);
}

test('rejects when COMMIT fails, and does not report a commit', async () => {
  const outcomes: string[] = [];
  const work = database.transaction(async ({ trx, onCommit }: Begun) => {
    onCommit(() => outcomes.push('outer'));
    await database.transaction(async (inner: Begun) => {
      inner.onCommit(() => outcomes.push('inner'));
      await keep(inner.trx, 1);
    });
    await failAtEnd(trx);
  });
  await expect(work).rejects.toMatchObject(foreignKeyFailure);
  expect(outcomes).toEqual([]);
  await expectUsable();
});

test('resolves once the transaction is durable, and not before', async () => {
  const outcomes: (readonly number[])[] = [];
  let telling: Promise<unknown> = Promise.resolve();
  await database.transaction(async ({ trx, onCommit }: Begun) => {
    onCommit(() => {
      telling = readStoredIds().then((ids) => outcomes.push(ids));
    });
    await keep(trx, 1);
  });
  await telling;
  expect(outcomes).toEqual([[1]]);
});

test('rejects `commit()` of a transaction that is ended by hand', async () => {
  const transaction = await database.transaction();
  await keep(transaction.get(), 1);
  await failAtEnd(transaction.get());
  await expect(transaction.commit()).rejects.toMatchObject(foreignKeyFailure);
  await transaction.rollback();
  await expectUsable();
});

test('rejects a transaction of Knex itself', async () => {
  const work = database.connection.transaction(async (trx) => {
    await keep(trx, 1);
    await failAtEnd(trx);
  });
  await expect(work).rejects.toMatchObject(foreignKeyFailure);
  await expectUsable();
});

test('a second commit of the same transaction affects no other', async () => {
  const first = await database.connection.transaction();
  await keep(first, 1);
  await first.commit();
  const second = await database.connection.transaction();
  await keep(second, 2);
  await first.commit();
  await first.rollback();
  await second.commit();
  expect(await readStoredIds()).toEqual([1, 2]);
});

test('a rollback is no failure', async () => {
  const transaction = await database.transaction();
  await keep(transaction.get(), 1);
  await transaction.rollback();
  expect(await readStoredIds()).toEqual([]);
});
