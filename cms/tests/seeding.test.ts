import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { checkSeed } from '../src/content/seeding/check-seed';
import { readSeed } from '../src/content/seeding/seed-file';
import { openDatabase, type DatabaseRow } from './support/database';
import { createEntriesClient, logIn, type Editor } from './support/panel';
import { fixtureSeed } from './support/run-bin';
import { runHosted } from './support/run-hosted';
import { scratch } from './support/scratch';
import { secrets } from './support/secrets';
import { copySite, removeSite } from './support/site';
import { startWith } from './support/start-cms';

const folders: string[] = [];
const folder = (name: string) => {
  const made = scratch(name);
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) removeSite(made);
});

type Entry = { documentId: string; title?: string; slug?: string };

const notedAtStart = new Set(['strapi_core_store_settings', 'sqlite_sequence']);

/** Every row of every table, but for those in which each start of Strapi notes something. */
function inventory(data: string): Readonly<Record<string, readonly DatabaseRow[]>> {
  const database = openDatabase(data);
  const tables = database.tables().filter((table) => !notedAtStart.has(table));
  const rows = Object.fromEntries(tables.map((table) => [table, database.rows(table)]));
  database.close();
  return rows;
}

const find = async (editor: Editor, slug: string) => {
  const { body } = await createEntriesClient(editor, 'news', 'uz').list();
  return (body['results'] as Entry[]).find((entry) => entry.slug === slug);
};

test('a second run makes nothing, and leaves changes and deletions by editors alone', async () => {
  const data = folder('seeded');
  copySite(data);

  const first = await startWith(runHosted, data);
  const editor = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, first.url);
  const news = createEntriesClient(editor, 'news', 'uz');
  const changed = (await find(editor, 'birinchi-quduq')) ?? { documentId: '' };
  expect((await news.publish(changed.documentId, { title: 'Muharrir sarlavhasi' })).status).toBe(200);
  const deleted = (await find(editor, 'maxfiy')) ?? { documentId: '' };
  expect((await news.remove(deleted.documentId)).status).toBe(200);
  await first.stop();
  const before = inventory(data);
  expect([before['tags']?.length, before['files']?.length]).toEqual([6, 1]);
  const titles = before['news_items']?.map(({ title }) => title);
  expect(titles).toContain('Muharrir sarlavhasi');
  expect(before['news_items']?.map(({ slug }) => slug)).not.toContain('maxfiy');

  const run = runHosted('seed', { CMS_DATA_DIR: data });
  expect({ code: await run.ended, output: run.output() }).toEqual({ code: 0, output: '' });
  expect(inventory(data)).toEqual(before);
}, 120_000);

test('adds a new seed file to existing content', async () => {
  const data = folder('seeded');
  const seed = folder('seed');
  copySite(data);
  cpSync(fixtureSeed, seed, { recursive: true });
  const text = readFileSync(path.join(seed, 'content', 'tag', 'wells.yaml'), 'utf8').replaceAll(/slug: (\w+)/gu, 'slug: $1-2');
  writeFileSync(path.join(seed, 'content', 'tag', 'more-wells.yaml'), text);
  const run = runHosted('seed', { CMS_DATA_DIR: data, SEED_DIR: seed });
  expect(await run.ended).toBe(0);
  expect(run.messages.at(-1)).toEqual({ step: 'seed', done: 1, of: 1 });
});

test('has no dead links in the demonstration content', () => {
  expect(() => checkSeed(readSeed())).not.toThrow();
});

test('names every mistake with file and line, before making anything', async () => {
  const data = folder('seeded');
  const seed = folder('seed');
  copySite(data);
  cpSync(fixtureSeed, seed, { recursive: true });
  const wrong = [
    'shared:',
    '  date: "2026-11-18"',
    '  category: nowhere',
    '  title: Shared',
    'uz:',
    '  slug: xato',
    '  colour: red',
    '  body: |',
    '    Matn.',
    '',
    '    <b>HTML</b>',
    '  attachments: [{ title: Fayl, file: missing.pdf }]',
    'ru:',
    '  body: |',
    '    [Новость](/news/xato), [страница](/nowhere).',
  ];
  mkdirSync(path.join(seed, 'content', 'news'), { recursive: true });
  writeFileSync(path.join(seed, 'content', 'news', 'wrong.yaml'), wrong.join('\n'));
  const run = runHosted('seed', { CMS_DATA_DIR: data, SEED_DIR: seed });
  expect(await run.ended).toBe(1);
  const lines = run
    .output()
    .trim()
    .split('\n')
    .map((line) => line.replace(/^.*news\/wrong/u, 'news/wrong'));
  expect(lines).toEqual([
    "The demonstration content can't be loaded:",
    'news/wrong.yaml:4 title has a value for each language: it belongs under uz, ru and en',
    'news/wrong.yaml:3 shared.category: there is no category called nowhere',
    'news/wrong.yaml:7 uz.colour: there is no field colour: it would be lost',
    'news/wrong.yaml:11 uz.body: html is not among what a rich text may hold',
    'news/wrong.yaml:12 uz.attachments.0.file: there is no file missing.pdf in cms/seed/files',
    'news/wrong.yaml:15 ru.body.0.children.2.url: /nowhere leads nowhere',
  ]);
});
