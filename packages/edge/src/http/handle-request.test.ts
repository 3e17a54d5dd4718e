import { createServer, type Server } from 'node:http';

import { createProxyTrust } from '@ochiq/service-kit/client-address';

import { findCommonDifferences } from '../../test/conformance/always.ts';
import { sendRequest, type ReceivedResponse } from '../../test/conformance/send-request.ts';
import { unavailableSearch } from '../../test/conformance/unavailable-search.ts';
import { createFormGateway } from '../handlers/form-gateway.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { FileCache } from '../release/release-files.ts';
import { parseSiteAddress } from '../routing/site-address.ts';
import { handleRequest } from './handle-request.ts';
import { listen } from './listen.ts';

const broken: LiveRelease = {
  id: 'broken',
  profile: 'institution',
  cyrillicWords: '',
  redirects: new Map(),
  policies: { page: "frame-ancestors 'none'", viewer: '', sandbox: '' },
  translations: () => Promise.resolve(new Map()),
  find: () => Promise.reject(new Error('The disk is gone')),
  alert: () => Promise.resolve(undefined),
};

let server: Server;
const logLines: string[] = [];

async function ask(release: () => Promise<LiveRelease | undefined>, path: string): Promise<ReceivedResponse> {
  const site = parseSiteAddress('http://ochiq.test');
  const edge = {
    site,
    memory: new FileCache(1),
    release,
    forms: createFormGateway(undefined),
    search: unavailableSearch,
    isOfflineOn: true,
    today: () => '2026-11-20',
  };
  server = createServer((request, response) => {
    handleRequest(request, response, { edge, trust: createProxyTrust([]), isStopping: () => false });
  });
  const origin = await listen(server, '127.0.0.1', 0);
  return sendRequest(origin, { path, headers: { Cookie: 'i18n_redirected=ru; secret=1' } });
}

beforeEach(() => {
  logLines.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => logLines.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

test.each([
  ['the disk', () => Promise.resolve(broken)],
  ['the published folder', () => Promise.reject(new Error('The disk is gone'))],
])('responds to a failure of %s with a localized 500 and one log line', async (_, release) => {
  const response = await ask(release, '/about?name=Karim');
  expect(response.status).toBe(500);
  expect(response.body.toString()).toContain('Произошла ошибка при показе страницы ошибки');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(findCommonDifferences(response)).toEqual([]);

  expect(logLines).toHaveLength(1);
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject({
    level: 'error',
    requestId: response.headers['x-request-id'],
    method: 'GET',
    path: '/about',
    reason: expect.stringContaining('The disk is gone'),
  });
  expect(logLines[0]).not.toMatch(/Karim|secret|127\.0\.0\.1/u);
});
