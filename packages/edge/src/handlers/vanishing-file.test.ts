import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { anonymousSender } from '../../test/conformance/anonymous-sender.ts';
import { putFile } from '../../test/conformance/fixture-release.ts';
import { unavailableSearch } from '../../test/conformance/unavailable-search.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { FileCache, findFile } from '../release/release-files.ts';
import { parseSiteAddress } from '../routing/site-address.ts';
import type { EdgeContext } from './edge-context.ts';
import { createFormGateway } from './form-gateway.ts';
import { routeRequest } from './route-request.ts';

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
    cyrillicWords: '',
    redirects: new Map(),
    policies: { page: '', viewer: '', sandbox: '' },
    translations: () => Promise.resolve(new Map()),
    alert: () => Promise.resolve(undefined),
    async find(path) {
      const file = await findFile(folder, path);
      if (file) await afterFinding(path);
      return file;
    },
  };
  const site = parseSiteAddress('http://ochiq.test');
  return {
    site,
    memory: new FileCache(1000),
    release: () => Promise.resolve(release),
    forms: createFormGateway(undefined),
    search: unavailableSearch,
    isOfflineOn: true,
    today,
  };
}

const bodyOf = ({ body }: Awaited<ReturnType<typeof routeRequest>>): string =>
  body.kind === 'file' && 'bytes' in body.file ? body.file.bytes.toString() : '';

test('serves the plain file after its compressed variant was deleted', async () => {
  await putFile(join(folder, 'a.txt'), 'plain');
  await putFile(join(folder, 'a.txt.br'), 'packed');
  const edge = edgeWhere(async (path) => {
    if (path === '/a.txt.br') await rm(join(folder, path));
  });
  const response = await routeRequest('GET', '/a.txt', { 'accept-encoding': 'br' }, edge, anonymousSender);
  expect({ status: response.status, body: bodyOf(response) }).toEqual({ status: 200, body: 'plain' });
});

test('responds with 404 after a file was deleted', async () => {
  await putFile(join(folder, 'a.txt'), 'plain');
  const edge = edgeWhere((path) => rm(join(folder, path)));
  expect((await routeRequest('GET', '/a.txt', {}, edge, anonymousSender)).status).toBe(404);
});

test('serves a replaced file with its own size and tag', async () => {
  await putFile(join(folder, 'a.txt'), 'old');
  let replaced = false;
  const edge = edgeWhere(async (path) => {
    if (!replaced) await putFile(join(folder, path), 'much newer');
    replaced = true;
  });
  const response = await routeRequest('GET', '/a.txt', {}, edge, anonymousSender);
  expect(bodyOf(response)).toBe('much newer');
  expect(response.headers).toMatchObject({ 'Content-Length': '10', ETag: '"695735a5-a"' });
});
