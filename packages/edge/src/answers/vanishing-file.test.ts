import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { putFile } from '../conformance/fixture-release.ts';
import { noSearch } from '../conformance/no-search.ts';
import { nobody } from '../conformance/nobody.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { siteAddress } from '../rules/site-address.ts';
import { FileMemory } from '../site/file-memory.ts';
import { findFile } from '../site/find-file.ts';
import { answerRequest } from './answer-request.ts';
import type { EdgeContext } from './edge-context.ts';
import { formDesk } from './form-desk.ts';

const today = () => '2026-11-20';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ochiq-edge-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A release in which something happens just after a file has been found. */
function edgeWhere(afterFinding: (path: string) => Promise<void>): EdgeContext {
  const release: LiveRelease = {
    id: 'r1',
    profile: 'institution',
    redirects: new Map(),
    policies: { page: '', viewer: '', sandbox: '' },
    translations: () => Promise.resolve(new Map()),
    alert: () => Promise.resolve(undefined),
    async find(path) {
      const found = await findFile(folder, path);
      if (found) await afterFinding(path);
      return found;
    },
  };
  const site = siteAddress('http://ochiq.test');
  return {
    site,
    memory: new FileMemory(1000),
    release: () => Promise.resolve(release),
    forms: formDesk(undefined),
    search: noSearch,
    isOfflineOn: true,
    today,
  };
}

const bodyOf = ({ body }: Awaited<ReturnType<typeof answerRequest>>): string =>
  body.kind === 'file' && 'bytes' in body.file ? body.file.bytes.toString() : '';

test('serves the plain file after its compressed variant was deleted', async () => {
  await putFile(join(folder, 'a.txt'), 'plain');
  await putFile(join(folder, 'a.txt.br'), 'packed');
  const edge = edgeWhere(async (path) => {
    if (path === '/a.txt.br') await rm(join(folder, path));
  });
  const answer = await answerRequest('GET', '/a.txt', { 'accept-encoding': 'br' }, edge, nobody);
  expect({ status: answer.status, body: bodyOf(answer) }).toEqual({ status: 200, body: 'plain' });
});

test('responds with 404 after a file was deleted', async () => {
  await putFile(join(folder, 'a.txt'), 'plain');
  const edge = edgeWhere((path) => rm(join(folder, path)));
  expect((await answerRequest('GET', '/a.txt', {}, edge, nobody)).status).toBe(404);
});

test('serves a replaced file with its own size and tag', async () => {
  await putFile(join(folder, 'a.txt'), 'old');
  let replaced = false;
  const edge = edgeWhere(async (path) => {
    if (!replaced) await putFile(join(folder, path), 'much newer');
    replaced = true;
  });
  const answer = await answerRequest('GET', '/a.txt', {}, edge, nobody);
  expect(bodyOf(answer)).toBe('much newer');
  expect(answer.headers).toMatchObject({ 'Content-Length': '10', ETag: '"695735a5-a"' });
});
