import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { env } from './support/env';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, logIn } from './support/panel';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';

let cms: OwnCms;
let folder: string;
let end: number;

const run = (statement: string) => {
  cms.database.run(statement);
};
const dropTriggers = () => {
  if (env.postgres === undefined) for (const action of ['update', 'delete']) run(`DROP TRIGGER ochiq_audit_${action}`);
  else run('DROP TRIGGER ochiq_audit_append_only ON ochiq_audit');
};

/** Runs the command, as an operator does while nothing else is known of the database. */
async function verify(): Promise<{ code: number | string | null; output: string }> {
  const command = runHosted('audit-log', { CMS_DATA_DIR: cms.data }, ['verify']);
  return { code: await command.ended, output: command.output() };
}

/** Changes the log, verifies it and takes the change back. */
async function verifyAfter(change: () => void): Promise<string> {
  run('CREATE TABLE untouched AS SELECT * FROM ochiq_audit');
  change();
  const { code, output } = await verify();
  run('DELETE FROM ochiq_audit');
  run('INSERT INTO ochiq_audit SELECT * FROM untouched');
  run('DROP TABLE untouched');
  expect(code).toBe(1);
  expect(output).toContain('Stop changing anything');
  return output;
}

beforeAll(async () => {
  cms = await ownCms('audit-verify');
  folder = path.join(cms.data, 'private', 'audit');
  const chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  for (const slug of ['bir', 'ikki', 'uch'])
    await createEntriesClient(chief, 'tag', 'uz').create({ name: 'Yorliq', slug: `tekshiruv-${slug}` });
  expect(await runHosted('purge', { CMS_DATA_DIR: cms.data }).ended).toBe(0);
  end = Number(cms.database.query('SELECT max(number) AS number FROM ochiq_audit')[0]?.['number']);
  dropTriggers();
}, 120_000);
afterAll(() => cms.remove());

test('a complete log is one line', async () => {
  expect(await verify()).toEqual({ code: 0, output: `${String(end)} rows, 1 checkpoint: whole\n` });
});

test('names a changed row', async () => {
  const output = await verifyAfter(() => run("UPDATE ochiq_audit SET actor_name = 'Another' WHERE number = 3"));
  expect(output).toContain('Row 3 was changed.\n');
});

test('names removed rows', async () => {
  const output = await verifyAfter(() => run('DELETE FROM ochiq_audit WHERE number IN (4, 5)'));
  expect(output).toContain('Rows 4 to 5 removed.\n');
});

test('names an inserted row', async () => {
  const columns = 'at, kind, actor, actor_name, subject_type, subject_id, subject_title, subject_locale, details, previous, hash';
  const number = String(end + 1);
  const output = await verifyAfter(() =>
    run(`INSERT INTO ochiq_audit (id, number, ${columns}) SELECT id + 1000000, ${number}, ${columns} FROM ochiq_audit WHERE number = 2`),
  );
  expect(output).toContain(`Row ${number} was inserted: the CMS never wrote it.\n`);
});

test('names rows that have changed places', async () => {
  const output = await verifyAfter(() => {
    run('UPDATE ochiq_audit SET number = -1 WHERE number = 2');
    run('UPDATE ochiq_audit SET number = 2 WHERE number = 6');
    run('UPDATE ochiq_audit SET number = 6 WHERE number = -1');
  });
  expect(output).toContain('Row 2 was reordered: it was row 6.\n');
  expect(output).toContain('Row 6 was reordered: it was row 2.\n');
});

test('notices a cut end by the head file and the checkpoint', async () => {
  const output = await verifyAfter(() => run(`DELETE FROM ochiq_audit WHERE number > ${String(end - 2)}`));
  expect(output).toContain(`Rows ${String(end - 1)} to ${String(end)} cut off the end`);
});

test('names a checkpoint that was not signed here, and a missing head file', async () => {
  const file = path.join(folder, readdirSync(folder).find((name) => name.startsWith('checkpoint-')) ?? '');
  const head = path.join(folder, 'head.json');
  const signed = readFileSync(file, 'utf8');
  copyFileSync(head, path.join(cms.data, 'head.json'));
  writeFileSync(file, signed.replace(/"rows": \d+/u, '"rows": 1'));
  rmSync(head);
  const { code, output } = await verify();
  writeFileSync(file, signed);
  copyFileSync(path.join(cms.data, 'head.json'), head);
  expect(code).toBe(1);
  expect(output).toContain(`${path.basename(file)} was not made by this site, or was changed.\n`);
  expect(output).toContain('head.json is missing');
});

test('prints the newest checkpoint, to be stored elsewhere', async () => {
  const command = runHosted('audit-log', { CMS_DATA_DIR: cms.data }, ['checkpoint']);
  expect(await command.ended).toBe(0);
  expect(JSON.parse(command.output())).toMatchObject({ format: 1, number: end, rows: end });
});

test('rows that were cut stay noticed after the CMS has written others', async () => {
  run(`DELETE FROM ochiq_audit WHERE number > ${String(end - 2)}`);
  cms = await cms.again();
  for (let attempt = 0; attempt < 4; attempt += 1) await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  const { code, output } = await verify();
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`Row ${String(end)} has another hash than (?:checkpoint|head)-\\S+\\.json says\\.`, 'u'));
});
