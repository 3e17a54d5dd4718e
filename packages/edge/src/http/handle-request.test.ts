import { createServer, type Server } from 'node:http';

import { trustOf } from '@ochiq/network/client-address';

import { alwaysDifferences } from '../conformance/always.ts';
import { exchange, type Received } from '../conformance/exchange.ts';
import { noSearch } from '../conformance/no-search.ts';
import { formDesk } from '../answers/form-desk.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { siteAddress } from '../rules/site-address.ts';
import { FileMemory } from '../site/file-memory.ts';
import { handleRequest } from './handle-request.ts';
import { listen } from './listen.ts';

const broken: LiveRelease = {
  id: 'broken',
  profile: 'institution',
  redirects: new Map(),
  policies: { page: "frame-ancestors 'none'", viewer: '', sandbox: '' },
  translations: () => Promise.resolve(new Map()),
  find: () => Promise.reject(new Error('The disk is gone')),
  alert: () => Promise.resolve(undefined),
};

let server: Server;
const asked: string[] = [];

async function ask(release: () => Promise<LiveRelease | undefined>, path: string): Promise<Received> {
  const site = siteAddress('http://ochiq.test');
  const edge = {
    site,
    memory: new FileMemory(0),
    release,
    forms: formDesk(undefined),
    search: noSearch,
    isOfflineOn: true,
    today: () => '2026-11-20',
  };
  server = createServer(
    (request, response) => void handleRequest(request, response, { edge, trust: trustOf([]), isStopping: () => false }),
  );
  const origin = await listen(server, '127.0.0.1', 0);
  return exchange(origin, { path, headers: { Cookie: 'i18n_redirected=ru; secret=1' } });
}

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => asked.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

test.each([
  ['the disk', () => Promise.resolve(broken)],
  ['the published folder', () => Promise.reject(new Error('The disk is gone'))],
])('responds to a failure of %s with a localized 500 and one log line', async (_, release) => {
  const answer = await ask(release, '/about?name=Karim');
  expect(answer.status).toBe(500);
  expect(answer.body.toString()).toContain('Произошла ошибка при показе страницы ошибки');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(alwaysDifferences(answer)).toEqual([]);

  expect(asked).toHaveLength(1);
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({
    level: 'error',
    requestId: answer.headers['x-request-id'],
    method: 'GET',
    path: '/about',
    reason: expect.stringContaining('The disk is gone'),
  });
  expect(asked[0]).not.toMatch(/Karim|secret|127\.0\.0\.1/u);
});
