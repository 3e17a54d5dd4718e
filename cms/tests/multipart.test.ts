import { readdirSync } from 'node:fs';

import { administrator } from './support/panel';
import { readResponse } from './support/rest';
import { shared } from './support/shared';

const timeoutMs = 3000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What stays in the temporary folder: Strapi takes its files away after it has answered. */
async function leftOver(): Promise<readonly string[]> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(50)) {
    if (readdirSync(shared.get().temporary).length === 0) return [];
  }
  return readdirSync(shared.get().temporary);
}

async function send(path: string, field: string, token?: string) {
  const form = new FormData();
  form.set(field, new Blob(['well,depth\n1,120\n'], { type: 'text/csv' }), 'wells.csv');
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return readResponse(await fetch(shared.get().url + path, { method: 'POST', body: form, headers }));
}

test.each([
  '/',
  '/api/tags',
  '/api/appeals',
  '/api/upload',
  '/admin/login',
  '/upload',
  '/uploads/x',
  '/content-manager/collection-types/api::tag.tag',
])('a form with a file sent to %s without credentials is refused and leaves no file', async (path) => {
  for (const field of ['files', 'anything']) expect((await send(path, field)).status).toBe(415);
  expect(await leftOver()).toEqual([]);
});

test('a made-up credential leaves no file either', async () => {
  for (const field of ['files', 'anything']) expect((await send('/upload', field, 'made-up')).status).toBe(401);
  expect(await leftOver()).toEqual([]);
});

test('an editor uploads a file, and the temporary folder is empty afterwards', async () => {
  const { token } = administrator();
  const { status, body } = await send('/upload', 'files', token);
  expect({ status, name: (body as unknown as { name: string }[])[0]?.name }).toEqual({ status: 201, name: 'wells.csv' });
  expect((await send('/upload', 'anything', token)).status).toBe(400);
  expect(await leftOver()).toEqual([]);
});

test.each([
  ['picture.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['page.html', 'text/html', '<script>alert(1)</script>'],
])('the media library refuses %s', async (name, type, text) => {
  const form = new FormData();
  form.set('files', new Blob([text], { type }), name);
  const headers = { authorization: `Bearer ${administrator().token}` };
  expect((await fetch(`${shared.get().url}/upload`, { method: 'POST', body: form, headers })).status).toBe(400);
});
