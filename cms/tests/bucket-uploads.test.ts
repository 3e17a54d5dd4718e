import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import S3rver from '@20minutes/s3rver';

import { ownCms, type OwnCms } from './support/own-cms';
import { logIn, type Editor } from './support/panel';
import { readResponse } from './support/rest';
import { secrets } from './support/secrets';

const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-uploads-'));
const storage = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets: [{ name: 'media' }] });
let cms: OwnCms;
let editor: Editor;

beforeAll(async () => {
  const { port } = await storage.run();
  cms = await ownCms('bucket-uploads', { UPLOADS_URL: `http://S3RVER:S3RVER@127.0.0.1:${String(port)}/media/files` });
  editor = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
});
afterAll(async () => {
  await cms.remove();
  await storage.close().catch(() => undefined);
  rmSync(folder, { recursive: true });
});

const stored = () =>
  readdirSync(path.join(folder, 'media'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('object'));

async function upload(name: string, text: string) {
  const form = new FormData();
  form.set('files', new Blob([text], { type: 'text/csv' }), name);
  const headers = { authorization: `Bearer ${editor.token}` };
  const { status, body } = await readResponse(await fetch(`${cms.url}/upload`, { method: 'POST', body: form, headers }));
  const files: unknown = body;
  const [file] = Array.isArray(files) ? (files as { id: number; url: string }[]) : [];
  return { status, file };
}

test('stores an upload in the bucket, behind its usual address, and deletes it from there', async () => {
  const before = cms.database.rows('files').length;
  const { file } = await upload('depths.csv', 'well,depth\n1,120\n');
  expect(file?.url).toMatch(/^\/uploads\/depths_[0-9a-f]+\.csv$/u);
  expect(stored()).toHaveLength(1);
  expect(readdirSync(path.join(cms.data, 'public', 'uploads')).filter((name) => name.startsWith('depths'))).toEqual([]);
  const fullResponse = await fetch(cms.url + String(file?.url));
  expect([fullResponse.status, fullResponse.headers.get('content-type'), await fullResponse.text()]).toEqual([
    200,
    'text/csv',
    'well,depth\r\n1,120\r\n',
  ]);
  const part = await fetch(cms.url + String(file?.url), { headers: { Range: 'bytes=3-6' } });
  expect([part.status, await part.text()]).toEqual([206, 'well']);
  await editor.request('DELETE', `/upload/files/${String(file?.id)}`);
  expect([stored(), cms.database.rows('files').length]).toEqual([[], before]);
  expect((await fetch(cms.url + String(file?.url))).status).toBe(404);
});

test('serves older uploads from the folder', async () => {
  writeFileSync(path.join(cms.data, 'public', 'uploads', 'old_1.csv'), 'old');
  expect(await (await fetch(`${cms.url}/uploads/old_1.csv`)).text()).toBe('old');
});

test.each(['%2e%2e%2fother', '..%2f..', '%zz'])('does not resolve %s', async (name) => {
  expect((await fetch(`${cms.url}/uploads/${name}`)).status).toBeGreaterThanOrEqual(400);
});

test('accepts no upload, not even a part, while the storage is away', async () => {
  await storage.close();
  const before = cms.database.rows('files').length;
  expect((await upload('later.csv', 'a,b\n')).status).toBe(500);
  expect(cms.database.rows('files')).toHaveLength(before);
  expect(cms.run.output()).toContain('The storage of uploads');
  expect(cms.run.output()).not.toContain('S3RVER');
});
