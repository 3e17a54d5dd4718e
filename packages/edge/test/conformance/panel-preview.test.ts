import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';

import { listen } from '../../src/http/listen.ts';
import { toContentType } from '@ochiq/http-policy/content-type';
import { sendRequest, type ReceivedResponse } from './send-request.ts';
import { startNginxProxy, type NginxProxy } from './start-nginx-proxy.ts';
import { runSite, type RunningSite } from './running-site.ts';
import { sites } from './sites.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
};

/** A page as the publisher shows it, with every kind of file that one loads. */
const page = (base: string) => `<!doctype html><html lang="ru"><head>
<link rel="preload" as="font" href="${base}/static/latin-0123abcd.woff2"><link rel="icon" href="${base}/favicon.svg">
<link rel="apple-touch-icon" href="${base}/icons/maskable-192.png"><link rel="stylesheet" href="${base}/styles-2-0123456789abcdef0123.css">
<style data-href="${base}/styles-1-0123456789abcdef0123.css">@font-face{src:url(${base}/static/cyrillic-0123abcd.woff2)}</style></head><body>
<img src="${base}/media/a.webp" srcset="${base}/media/a-480.webp 480w, ${base}/media/a%20b-960.webp 960w">
<video src="${base}/media/film.mp4"><track src="${base}/media/film.vtt"></video><a href="${base}/media/order.pdf">a</a></body></html>`;

const pathsIn = (html: string): readonly string[] => [...html.matchAll(/(?<=(?:"|url\(|, ))\/(?!\/)[^"\s)]+/gu)].map(([found]) => found);

const requestedPaths: string[] = [];
const publisher = (base: string): Server =>
  createServer(({ method, url = '' }, response) => {
    requestedPaths.push(`${method ?? ''} ${url}`);
    const isPage = url.startsWith('/preview?');
    response.writeHead(200, { 'Content-Type': isPage ? toContentType('text/html') : (types[extname(url)] ?? 'unknown') });
    response.end(isPage ? page(base) : url);
  });

describe.each([
  ['the whole host', '', sites.institution.siteUrl],
  ['a path of it', '/davlat/sayt', sites.nested.siteUrl],
])('under the panel’s host, of a site that is %s,', (_, base, siteUrl) => {
  const servers: Server[] = [];
  let site: RunningSite;
  let nginx: NginxProxy;
  beforeAll(async () => {
    servers.push(
      publisher(base),
      createServer((request, response) => {
        response.writeHead(404).end(`the CMS: ${request.method ?? ''} ${request.url ?? ''}`);
      }),
    );
    const [shown = '', cms = ''] = await Promise.all(servers.map((server) => listen(server, '127.0.0.1', 0)));
    site = await runSite('institution');
    nginx = await startNginxProxy(site, siteUrl, { panel: { host: 'panel.test', cms, publisher: shown } });
  });
  beforeEach(() => {
    requestedPaths.length = 0;
  });
  afterAll(async () => {
    await nginx.stop();
    await site.stop();
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
  });

  const ask = (path: string, method = 'GET', host = 'panel.test'): Promise<ReceivedResponse> =>
    sendRequest(nginx.origin, { method, path, headers: { Host: host } });

  test('serves every file of a previewed page with its type', async () => {
    const paths = pathsIn((await ask('/preview?type=news')).body.toString());
    expect(paths).toHaveLength(12);
    for (const path of paths) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers['content-type'], body.toString()]).toEqual([path, 200, types[extname(path)], path]);
    }
  });

  test('allows only GET, and nothing else of the publisher', async () => {
    for (const path of ['/preview', `${base}/media/a.webp`]) expect((await ask(path, 'POST')).status).toBe(403);
    const others = [
      '/undo',
      '/status',
      '/preview/x',
      `${base}/`,
      `${base}/ru/news`,
      `${base}/forms/contact`,
      `${base}/app-0123456789abcdef0123.js`,
    ];
    for (const path of [...others, `${base}/media/%2e%2e/undo`, `${base}/media/..%2fundo`]) {
      expect([path, (await ask(path)).body.toString()]).toEqual([path, `the CMS: GET ${path}`]);
    }
    expect((await ask(`${base}/forms/contact`, 'POST')).body.toString()).toBe(`the CMS: POST ${base}/forms/contact`);
    expect(requestedPaths).toEqual([]);
  });

  test('the public host exposes no previews', async () => {
    for (const path of ['/preview?type=news', `${base}/styles-2-0123456789abcdef0123.css`]) await ask(path, 'GET', 'ochiq.test');
    expect(requestedPaths).toEqual([]);
  });
});
