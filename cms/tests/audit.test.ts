import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Publication } from '@ochiq/contract/wire/publisher-status';

import { toTashkentDay } from '../src/submissions/forms/days';
import { createAuditClient, summarize } from './support/audit';
import { createEdgeClient, filled } from './support/edge';
import { FakePublisher } from './support/fake-publisher';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';
import { sendFiles } from './support/send-file';
import { plain } from './support/upload-cases';

const publisher = new FakePublisher();
const me = 'Ochiq Administrator';
let cms: OwnCms;
let chief: Editor;
let log: ReturnType<typeof createAuditClient>;

async function connect(): Promise<void> {
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  log = createAuditClient(chief);
}

const settings = { PUBLISHER_URL: '', PUBLISHER_KEY: publisher.key, SITE_URL: 'https://ochiq.example' };
beforeAll(async () => {
  await publisher.start();
  settings.PUBLISHER_URL = publisher.url;
  cms = await ownCms('audit', settings);
  await connect();
});
afterAll(async () => {
  await cms.remove();
  await publisher.stop();
});

let count = 0;
const unique = () => `jurnal-${String((count += 1))}`;
const tags = () => createEntriesClient(chief, 'tag', 'uz');
const newTag = async () => getDocumentId(await tags().create({ name: 'Yorliq', slug: unique() }));

/** What is recorded while something is done. */
async function recordedBy(work: () => Promise<unknown>) {
  const end = await log.end();
  await work();
  return log.since(end);
}

test('begins with who has access, and numbers its rows without gaps', () => {
  const numbers = cms.database.rows('ochiq_audit').map((row) => row['number']);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const [first] = cms.database.query('SELECT kind, actor_name, details FROM ochiq_audit WHERE number = 1');
  expect(first).toMatchObject({ kind: 'begin', actor_name: 'system' });
  expect(JSON.parse(String(first?.['details']))).toMatchObject({ users: [{ name: me, roles: ['Super Admin'], isActive: true }] });
});

test('records sign-ins, refused ones without what was typed, and sign-outs', async () => {
  const editor = await newEditor(chief, 'Author', cms.url);
  const rows = await recordedBy(async () => {
    await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
    for (const email of [secrets.ADMIN_EMAIL, 'stranger@reader.example'])
      expect((await chief.request('POST', '/admin/login', { email, password: 'Wrong-password-1' })).status).toBe(400);
    expect((await editor.request('POST', '/admin/logout', {})).status).toBe(200);
  });
  expect(rows.map(({ kind, user, subject }) => [kind, user?.name, subject?.title])).toEqual([
    ['sign-in', me, me],
    ['second-factor', me, me],
    ['sign-in-failed', undefined, me],
    ['sign-in-failed', undefined, undefined],
    ['sign-out', 'Editor Author', undefined],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Wrong|stranger/u);
});

test('records every change of an entry, to the trash and out of it', async () => {
  const rows = await recordedBy(async () => {
    const id = await newTag();
    await tags().update(id, { name: 'Yangi nom' });
    await tags().publish(id);
    await tags().unpublish(id);
    await tags().publish(id);
    await tags().update(id, { name: 'Qoralama' });
    await chief.request('POST', `/content-manager/collection-types/api::tag.tag/${id}/actions/discard?locale=uz`, {});
    await tags().remove(id);
    await chief.request('POST', `/admin/deleted-entries/tag/${id}/restore`, { slugs: {} });
    await tags().remove(id);
    await chief.request('DELETE', `/admin/deleted-entries/tag/${id}`);
  });
  const kinds = rows.map(({ kind }) => kind);
  for (const kind of ['create', 'update', 'publish', 'unpublish', 'discard', 'trash', 'restore-from-trash', 'delete'])
    expect(kinds).toContain(kind);
  expect(new Set(rows.map(({ user, subject }) => `${String(user?.name)} ${String(subject?.type)} ${String(subject?.locale)}`))).toEqual(
    new Set([`${me} tag uz`]),
  );
  expect(rows.find(({ kind }) => kind === 'update')).toMatchObject({ subject: { title: 'Yangi nom' }, details: { source: 'edit' } });
});

test('records nothing of a change that fails, and no change without its row', async () => {
  const rows = await recordedBy(async () => {
    const id = await newTag();
    cms.database.refuseCommit('tags', 'UPDATE');
    expect((await tags().update(id, { name: 'Yoʻqolgan' })).status).toBe(500);
    cms.database.allow('tags');
    cms.database.refuse('ochiq_audit');
    expect((await tags().update(id, { name: 'Yozilmagan' })).status).toBe(500);
    expect((await chief.request('PUT', '/admin/users/me', { firstname: 'Yozilmagan' })).status).toBe(500);
    cms.database.allow('ochiq_audit');
    expect((await tags().find(id)).body.data).toMatchObject({ name: 'Yorliq' });
  });
  expect(rows.map(({ kind }) => kind)).toEqual(['create']);
  expect((await chief.request('GET', '/admin/users/me')).body.data).toMatchObject({ firstname: 'Ochiq' });
});

test('records accounts, roles and permissions with the names of fields, and never a password', async () => {
  const rows = await recordedBy(async () => {
    const role = (await chief.request('POST', '/admin/roles', { name: 'Kotib', description: '' })).body.data as { id: number };
    const at = `/admin/roles/${String(role.id)}`;
    await chief.request('PUT', at, { name: 'Bosh kotib', description: '' });
    const permissions = [{ action: 'admin::audit-log.read', subject: null, properties: {}, conditions: [] }];
    expect((await chief.request('PUT', `${at}/permissions`, { permissions })).status).toBe(200);
    const editor = await newEditor(chief, 'Bosh kotib', cms.url);
    const { id } = (await editor.request('GET', '/admin/users/me')).body.data as { id: number };
    await chief.request('PUT', `/admin/users/${String(id)}`, { isActive: false });
    expect((await chief.request('DELETE', `/admin/users/${String(id)}`)).status).toBe(200);
    expect((await chief.request('DELETE', at)).status).toBe(200);
  });
  expect(rows.map(({ kind, subject, details }) => [kind, subject?.title, details])).toEqual([
    ['role', 'Kotib', { action: 'create' }],
    ['role', 'Bosh kotib', { action: 'update', before: 'Kotib' }],
    ['permission', 'Bosh kotib', { count: 1, added: ['admin::audit-log.read'], removed: [] }],
    ['user', 'Editor Bosh kotib', expect.objectContaining({ action: 'create', roles: ['Bosh kotib'], isActive: false })],
    ['user', 'Editor Bosh kotib', { action: 'update', fields: ['isActive', 'password'], roles: ['Bosh kotib'], isActive: true }],
    ['sign-in', 'Editor Bosh kotib', {}],
    ['second-factor', 'Editor Bosh kotib', { action: 'new-device' }],
    ['user', 'Editor Bosh kotib', { action: 'update', fields: ['isActive'], roles: ['Bosh kotib'], isActive: false }],
    ['sign-out', 'Editor Bosh kotib', { reason: 'locked' }],
    ['user', 'Editor Bosh kotib', { action: 'delete', roles: ['Bosh kotib'], isActive: false }],
    ['role', 'Bosh kotib', { action: 'delete' }],
  ]);
  expect(JSON.stringify(rows)).not.toContain('Editor-of-the-tests');
  expect(await log.access(toTashkentDay(new Date()))).toContainEqual(
    expect.objectContaining({ name: 'Editor Bosh kotib', isActive: false }),
  );
  expect(await log.access('2020-01-01')).toEqual([]);
});

test('records settings, files, plans, links to drafts and undone publications', async () => {
  publisher.is({ published: [publication(7)] });
  const rows = await recordedBy(async () => {
    const hook = { name: 'Tashqi', url: 'https://hook.example', headers: { 'x-key': 'secret-of-a-hook' }, events: ['entry.publish'] };
    expect((await chief.request('POST', '/admin/webhooks', hook)).status).toBe(201);
    const bytes = await plain(8, 8).png().toBuffer();
    const [file] = (await sendFiles(cms.url, chief, '/upload', [{ name: 'jurnal.png', bytes }])).body as unknown as [{ id: number }];
    const id = String(file.id);
    await sendFiles(cms.url, chief, `/upload?id=${id}`, [{ name: 'jurnal.png', bytes: await plain(9, 9).png().toBuffer() }]);
    await chief.request('POST', '/admin/file-details', { file: file.id, focalPoint: { x: 10, y: 10 } });
    expect((await chief.request('DELETE', `/upload/files/${id}`)).status).toBe(200);
    const document = await newTag();
    const entry = { type: 'tag', document, locale: 'uz' };
    const minute = new Date(Math.ceil(Date.now() / 60_000 + 60) * 60_000).toISOString();
    const planned = await chief.request('POST', '/admin/schedule', { ...entry, action: 'publish', minute });
    const [plan] = planned.body['plans'] as [{ id: number }];
    await chief.request('DELETE', `/admin/schedule/${String(plan.id)}`);
    const shared = await chief.request('POST', '/admin/shared-drafts', { ...entry, isOfAll: false, days: 7 });
    const [link] = shared.body['links'] as [{ id: number }];
    await chief.request('DELETE', `/admin/shared-drafts/${String(link.id)}`);
    expect((await chief.request('POST', '/admin/publishing/undo/7')).status).toBe(204);
  });
  expect(summarize(rows)).toEqual([
    ['setting', me, 'setting'],
    ['file-upload', me, 'file'],
    ['file-replace', me, 'file'],
    ['file-change', me, 'file'],
    ['file-delete', me, 'file'],
    ['create', me, 'tag'],
    ['schedule', me, 'tag'],
    ['schedule-cancel', me, 'tag'],
    ['shared-draft', me, 'tag'],
    ['shared-draft-revoke', me, 'tag'],
    ['undo', me, 'publication'],
  ]);
  expect(rows[0]?.details).toMatchObject({ action: 'create', fields: ['events', 'headers', 'name', 'url'] });
  expect(JSON.stringify(rows)).not.toContain('secret-of-a-hook');
});

const publication = (number: number): Publication => ({
  ...{ number, at: '2026-11-20T10:00:00.000Z', pages: 19, tookMs: 1300, undoes: null, documentCount: 1 },
  documents: [{ type: 'tag', name: 'Geologiya' }],
  kinds: [{ type: 'tag', locale: 'uz' }],
});

test('records who read what citizens sent, and nothing of what is in it', async () => {
  const edge = createEdgeClient(cms.url);
  const rows = await recordedBy(async () => {
    expect((await edge.send('appeal', filled.appeal)).status).toBe(201);
    const id = String(cms.database.rows('appeals').at(-1)?.['document_id']);
    const at = '/content-manager/collection-types/api::appeal.appeal';
    expect((await chief.request('GET', `${at}/${id}`)).status).toBe(200);
    expect((await chief.request('GET', `${at}?page=1`)).status).toBe(200);
    expect((await chief.request('PUT', `${at}/${id}`, { stage: 'in-review' })).status).toBe(200);
  });
  // The CMS counts what arrived in the statistics of the quarter, whenever it comes to that.
  const byPersons = rows.filter(({ user }) => user !== null);
  expect(byPersons.map(({ kind, user, subject, details }) => [kind, user?.name, subject?.type, subject?.title, details])).toEqual([
    ['personal-data', me, 'appeal', null, {}],
    ['personal-data', me, 'appeal', null, { action: 'list' }],
    ['update', me, 'appeal', null, { source: 'edit' }],
  ]);
  const everything = JSON.stringify(cms.database.rows('ochiq_audit'));
  for (const secret of [...Object.values(filled.appeal).filter((value) => value.length > 10), 'Karimov', 'Каримов', '203.0.113'])
    expect(everything).not.toContain(secret);
});

test('exports what the filters leave as CSV and JSON, and records that first', async () => {
  const download = async (query: string) => {
    const headers = { authorization: `Bearer ${chief.token}` };
    const response = await fetch(`${cms.url}/admin/audit-log/export?${query}`, { headers });
    return { response, text: await response.text() };
  };
  const { response, text } = await download('format=csv&kind=sign-in');
  expect(response.headers.get('content-disposition')).toMatch(/audit-log-\d{4}-\d\d-\d\d\.csv/u);
  expect(text.split('\r\n')[1]).toMatch(/,sign-in,\d+,Ochiq Administrator,user,/u);
  const rows = JSON.parse((await download('format=json&from=2020-01-01')).text) as { number: number; kind: string; details: unknown }[];
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.at(-1)).toMatchObject({ kind: 'export', details: { format: 'json', filters: { from: '2020-01-01' } } });
});

test('is narrowed by kind, person, days and text, page by page', async () => {
  const { rows, total, users } = await log.read('kind=publish&pageSize=1&page=2');
  expect([rows.length, total > 2, rows[0]?.kind]).toEqual([1, true, 'publish']);
  const id = users.find(({ name }) => name === me)?.id;
  expect((await log.read(`user=${String(id)}`)).rows.every(({ user }) => user?.id === id)).toBe(true);
  const today = toTashkentDay(new Date());
  expect((await log.read(`from=${today}&to=${today}`)).total).toBeGreaterThan(10);
  expect((await log.read('to=2020-01-01')).total).toBe(0);
  expect((await log.read('search=yangi nom')).rows[0]?.subject?.title).toBe('Yangi nom');
  for (const wrong of ['kind=none', 'pageSize=101', 'from=today', 'field=x'])
    expect((await chief.request('GET', `/admin/audit-log?${wrong}`)).status).toBe(400);
});

test('only the Auditor and the Super Admin read it', async () => {
  const routes = ['/admin/audit-log', '/admin/audit-log/export?format=json', `/admin/audit-log/access?date=2026-11-28`];
  const statuses = async (editor: Editor) => Promise.all(routes.map(async (route) => (await editor.request('GET', route)).status));
  for (const role of ['Editor (uz)', 'Appeals and messages', 'Applications and questions', 'Author'])
    expect([role, await statuses(await newEditor(chief, role, cms.url))]).toEqual([role, [403, 403, 403]]);
  for (const route of routes) expect((await fetch(cms.url + route)).status).toBe(401);
  const auditor = await newEditor(chief, 'Auditor', cms.url);
  expect([await statuses(auditor), await statuses(chief)]).toEqual([
    [200, 200, 200],
    [200, 200, 200],
  ]);
  expect((await createEntriesClient(auditor, 'news', 'ru').list()).status).toBe(200);
  const denied = [
    createEntriesClient(auditor, 'tag', 'uz').create({ name: 'Yorliq', slug: unique() }),
    auditor.request('POST', '/admin/webhooks', {}),
    auditor.request('POST', '/admin/users', {}),
    auditor.request('GET', '/admin/api-tokens'),
  ];
  expect((await Promise.all(denied)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('records after a start what commands have noted, and what was changed outside the panel', async () => {
  const end = await log.end();
  const note = { kind: 'backup', at: '2026-11-28T22:00:00.000Z', title: 'ochiq.age', details: { database: 'sqlite' } };
  writeFileSync(path.join(cms.data, 'private', 'audit', 'note-1-backup.json'), JSON.stringify(note));
  cms.database.run("UPDATE admin_users SET is_active = false WHERE lastname = 'Auditor'");
  cms = await cms.again(settings);
  await connect();
  const rows = (await log.since(end)).map(({ kind, user, subject, details }) => [kind, user, subject?.title, details]);
  expect(rows).toContainEqual([
    ...['user', null, 'Editor Auditor'],
    { action: 'update', roles: ['Auditor'], isActive: false, reason: 'outside-panel' },
  ]);
  expect(rows).toContainEqual(['backup', null, 'ochiq.age', { at: note.at, database: 'sqlite' }]);
});

test('the database refuses to change or delete a row', () => {
  for (const statement of ["UPDATE ochiq_audit SET details = '{}'", 'DELETE FROM ochiq_audit WHERE number = 2'])
    expect(() => {
      cms.database.run(statement);
    }).toThrow('append-only');
});

test('a signed checkpoint is made once for a night', async () => {
  const purge = () => runHosted('purge', { CMS_DATA_DIR: cms.data }).ended;
  expect([await purge(), await purge()]).toEqual([0, 0]);
  expect((await log.read('kind=checkpoint')).total).toBe(1);
}, 60_000);
