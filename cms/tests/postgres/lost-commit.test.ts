import type { Database } from '@strapi/database';

import { bareDatabase } from '../support/bare-database';
import { createEdgeClient, filled } from '../support/edge';
import { ownCms } from '../support/own-cms';
import { scratch } from '../support/scratch';
import { removeSite } from '../support/site';

type Begun = {
  trx: Parameters<ReturnType<Database['connection']['queryBuilder']>['transacting']>[0];
  onCommit: (tell: () => unknown) => void;
};

describe('a transaction', () => {
  let data = '';
  let database: Database;
  beforeAll(async () => {
    data = scratch('lost');
    database = bareDatabase(data);
    await database.connection.raw('CREATE TABLE kept (id integer PRIMARY KEY)');
  });
  afterAll(async () => {
    await database.connection.destroy();
    removeSite(data);
  });

  test('rejects when PostgreSQL answers COMMIT with ROLLBACK after a failed statement', async () => {
    const outcomes: string[] = [];
    const work = database.transaction(async ({ trx, onCommit }: Begun) => {
      onCommit(() => outcomes.push('committed'));
      await database.connection('kept').insert({ id: 1 }).transacting(trx);
      await database
        .connection('kept')
        .insert({ id: 1 })
        .transacting(trx)
        .catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back at its end');
    expect(outcomes).toEqual([]);
    expect(await database.connection('kept')).toEqual([]);
  });

  test('rejects when its connection ends before COMMIT', async () => {
    const work = database.transaction(async ({ trx }) => {
      const backend = await database
        .connection('kept')
        .insert({ id: 2 })
        .returning(database.connection.raw('pg_backend_pid() AS pid'))
        .transacting(trx);
      await database.connection.raw('SELECT pg_terminate_backend(?)', [backend[0].pid]);
    });
    await expect(work).rejects.toThrow();
    expect(await database.connection('kept')).toEqual([]);
  });
});

test('a submission is not reported as sent when the connection ends at COMMIT, and is stored by a retry', async () => {
  const cms = await ownCms('ended');
  const edge = createEdgeClient(cms.url);
  const around = { ...(await edge.work()), key: 'key-of-a-lost-connection' };
  const body = `'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'`;
  cms.database.run(`CREATE FUNCTION hang_up() RETURNS trigger LANGUAGE plpgsql AS ${body}`);
  cms.database.run(
    'CREATE CONSTRAINT TRIGGER hang_up AFTER INSERT ON appeals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hang_up()',
  );
  expect(await edge.send('appeal', filled.appeal, around)).toEqual({ status: 503, answer: { outcome: 'refused', reason: 'failed' } });
  cms.database.run('DROP TRIGGER hang_up ON appeals');
  expect(cms.database.rows('appeals')).toEqual([]);
  expect((await edge.send('appeal', filled.appeal, around)).status).toBe(201);
  expect(cms.database.rows('appeals')).toHaveLength(1);
  await cms.remove();
}, 120_000);
