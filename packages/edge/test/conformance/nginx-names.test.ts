import { createServer } from 'node:http';

import { listen } from '../../src/http/listen.ts';
import { waitUntil } from './wait-until.ts';
import { sendRequest, type ReceivedResponse } from './send-request.ts';
import { runNameServer, type NameServer } from './name-server.ts';
import { startNginxProxy, type NginxProxy } from './start-nginx-proxy.ts';
import { runSite, type RunningSite } from './running-site.ts';

const siteUrl = 'http://ochiq.test';
let names: NameServer;
let site: RunningSite;
let nginx: NginxProxy;
/** Another machine, at the edge's port. */
const other = createServer((request, response) => void response.end(`the other machine: ${request.headers.host} ${request.url}`));
const publisher = createServer((request, response) => void response.end(`the publisher: ${request.url}`));
beforeAll(async () => {
  names = await runNameServer();
  site = await runSite('institution');
  const { port } = new URL(site.origin);
  await listen(other, '127.0.0.2', Number(port));
  await listen(publisher, '127.0.0.3', Number(port));
  const panel = { host: 'panel.test', cms: `http://cms.test:${port}`, publisher: `http://publisher.test:${port}` };
  nginx = await startNginxProxy(site, siteUrl, { edge: `edge.test:${port}`, resolver: names.address, panel });
});
afterAll(async () => {
  await nginx.stop();
  await site.stop();
  for (const server of [other, publisher]) await new Promise((resolve) => server.close(resolve));
  await names.stop();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<ReceivedResponse> => sendRequest(nginx.origin, { path, headers });

test('finds an edge that starts later, changes its address and comes back, without a reload', async () => {
  // It has started although the name is unknown, and serves pages.
  expect((await get('/uz/about')).status).toBe(200);
  expect((await get('/ru/nothing')).status).toBe(503);

  names.names.set('edge.test', '127.0.0.1');
  await waitUntil(async () => (await get('/ru/nothing')).status === 404);
  names.names.set('edge.test', '127.0.0.2');
  await waitUntil(async () => (await get('/ru/nothing?a=%20b')).body.toString().startsWith('the other machine: '));
  expect((await get('/ru/nothing?a=%20b')).body.toString()).toMatch(/\/ru\/nothing\?a=%20b$/u);
  names.names.set('edge.test', '127.0.0.1');
  await waitUntil(async () => (await get('/ru/nothing')).status === 404);
});

test('finds a CMS in the same way', async () => {
  const panel = { Host: 'panel.test' };
  expect((await get('/admin', panel)).status).toBe(502);
  names.names.set('cms.test', '127.0.0.2');
  await waitUntil(async () => (await get('/admin?a=%20b', panel)).body.toString() === 'the other machine: panel.test /admin?a=%20b');
});

test('serves previews and their files under the panel’s host, and nothing else of the publisher', async () => {
  names.names.set('cms.test', '127.0.0.2');
  names.names.set('publisher.test', '127.0.0.3');
  const panel = { Host: 'panel.test' };
  const readBodyText = async (path: string) => (await get(path, panel)).body.toString();
  for (const path of [
    '/preview?a=%20b',
    '/media/map.pdf',
    '/static/latin-1.woff2',
    '/icons/a.png',
    '/favicon.svg',
    '/styles-1-0123456789abcdef0123.css',
  ])
    await waitUntil(async () => (await readBodyText(path)) === `the publisher: ${path}`);
  for (const path of [
    '/',
    '/admin',
    '/previews',
    '/preview/',
    '/health',
    '/status',
    '/undo',
    '/wake',
    '/metrics',
    '/uploads/a.css',
    '/mediator',
    '/app-0123456789abcdef0123.js',
    '/uploads/styles-1-0123456789abcdef0123.css',
  ])
    await waitUntil(async () => (await readBodyText(path)) === `the other machine: panel.test ${path}`);
  expect((await sendRequest(nginx.origin, { method: 'POST', path: '/preview', headers: panel })).status).toBe(403);
  // Readers' own host knows nothing of it.
  expect((await get('/preview?a=b')).body.toString()).not.toContain('the publisher');
});
