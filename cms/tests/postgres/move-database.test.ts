import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentTypeNames, contentTypes } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { buildPopulate } from '@ochiq/contract/fields/populate';

import { createChangeLogClient } from '../support/changes';
import { env } from '../support/env';
import { PostgresDatabase } from '../support/postgres-database';
import { databaseSettings } from '../support/postgres-sites';
import { queryString } from '../support/query-string';
import { runHosted } from '../support/run-hosted';
import { scratch } from '../support/scratch';
import { secrets } from '../support/secrets';
import { removeSite } from '../support/site';
import { SqliteFile } from '../support/sqlite-file';
import { startWith } from '../support/start-cms';

const timeoutMs = 240_000;
const sqlite = { DATABASE_CLIENT: 'sqlite' };

let site = '';
const folders: string[] = [];
const folder = (name: string) => {
  const data = scratch(name);
  folders.push(data);
  return data;
};
/** A folder with the site on SQLite, and the empty database that it is moved to. */
function copyOfSite(): string {
  const data = folder('move');
  cpSync(path.join(site, 'data.db'), path.join(data, 'data.db'));
  databaseSettings(data);
  return data;
}
const target = (data: string) => new PostgresDatabase(data, env.postgres ?? '');
const tablesIn = (database: PostgresDatabase) => database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
const hashData = (data: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(data, 'data.db')))
    .digest('hex');

async function moveDatabase(data: string) {
  const run = runHosted('move-database', { CMS_DATA_DIR: data });
  return { code: await run.ended, output: run.output() };
}

function changeSite(data: string, statement: string): void {
  const file = new SqliteFile(data);
  file.run(statement);
  file.close();
}

/** Everything published that is not what the contract says. */
async function unfit(url: string): Promise<readonly unknown[]> {
  const foundRows: unknown[] = [];
  for (const name of contentTypeNames) {
    const { kind, singular, plural, schema } = contentTypes[name];
    for (const locale of localeCodes) {
      const query = queryString({ locale, status: 'published', populate: buildPopulate(name), pagination: { pageSize: 1000 } });
      const headers = { authorization: `Bearer ${secrets.BUILD_TOKEN}` };
      const response = await fetch(`${url}/api/${kind === 'single' ? singular : plural}?${query}`, { headers });
      const { data } = (await response.json()) as { data: object | null };
      const issues = [data ?? []].flat().flatMap((entry) => schema.safeParse(entry).error?.issues ?? []);
      if (issues.length > 0) foundRows.push({ name, locale, issues });
    }
  }
  return foundRows;
}

beforeAll(async () => {
  site = env.siteToMove ?? folder('to-move');
  if (env.siteToMove === undefined) await runHosted('seed', { ...sqlite, CMS_DATA_DIR: site }).ended;
}, timeoutMs);
afterAll(() => {
  for (const data of folders) removeSite(data);
});

test(
  'moves a filled site completely, and the CMS continues on it',
  async () => {
    const data = copyOfSite();
    const before = hashData(data);
    const { code, output } = await moveDatabase(data);
    expect([code, output]).toEqual([0, expect.stringMatching(/^= \d+ tables, \d+ rows: the same in both databases$/mu)]);
    expect(hashData(data)).toBe(before);

    const file = new SqliteFile(data);
    const database = target(data);
    for (const table of ['news_items', 'sites', 'strapi_core_store_settings', 'ochiq_change', 'admin_users']) {
      expect(database.rows(table).length).toBeGreaterThan(0);
      expect(database.rows(table).length).toBe(file.rows(table).length);
    }
    const last = Number(file.query('SELECT max(id) AS id FROM ochiq_change')[0]?.['id']);
    file.close();

    const cms = await startWith(runHosted, data);
    expect((await createChangeLogClient(cms.url).read('limit=1')).last).toBe(last);
    expect(await unfit(cms.url)).toEqual([]);
    await cms.stop();
    database.run("INSERT INTO ochiq_change (kind, locales) VALUES ('media', '')");
    expect(database.query('SELECT max(id) AS id FROM ochiq_change')).toEqual([{ id: last + 1 }]);
    database.close();

    expect((await moveDatabase(data)).output).toContain('The PostgreSQL database is not empty');
  },
  timeoutMs,
);

test(
  'names a row that differs afterwards or is refused by PostgreSQL, and moves nothing',
  async () => {
    const data = copyOfSite();
    const before = hashData(data);
    const database = target(data);
    database.run(`CREATE FUNCTION alter_tag() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN IF NEW.id = 2 THEN NEW.name := NEW.name || ''!''; END IF; RETURN NEW; END'`);
    database.run(`CREATE FUNCTION plant() RETURNS event_trigger LANGUAGE plpgsql AS
      'BEGIN IF to_regclass(''tags'') IS NOT NULL AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = ''planted'') THEN
         CREATE TRIGGER planted BEFORE INSERT ON tags FOR EACH ROW EXECUTE FUNCTION alter_tag(); END IF; END'`);
    database.run("CREATE EVENT TRIGGER plants ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION plant()");
    const { code, output } = await moveDatabase(data);
    expect([code, output]).toEqual([3, expect.stringContaining('tags, row id 2 is not the same on PostgreSQL: it differs in name\n')]);
    expect(tablesIn(database)).toEqual([]);
    expect(hashData(data)).toBe(before);

    database.run('DROP EVENT TRIGGER plants');
    changeSite(data, 'UPDATE tags SET slug = hex(zeroblob(150)) WHERE id = 1');
    expect((await moveDatabase(data)).output).toContain('tags, row id 1: PostgreSQL does not take it: value too long');
    expect(tablesIn(database)).toEqual([]);
    database.close();
  },
  timeoutMs,
);

test(
  'refuses to move a running site, or one that does not exist',
  async () => {
    const data = copyOfSite();
    const cms = await startWith(runHosted, data, sqlite);
    const { code, output } = await moveDatabase(data);
    await cms.stop();
    expect([code, output]).toEqual([3, expect.stringContaining(`A CMS is running on ${path.join(data, 'data.db')}: stop it first`)]);
    const { output: nowhere } = await moveDatabase(folder('move-nothing'));
    expect(nowhere).toContain('There is no SQLite database to move');
  },
  timeoutMs,
);
