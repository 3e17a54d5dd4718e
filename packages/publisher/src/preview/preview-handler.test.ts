import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { contentTypes } from '@ochiq/contract/content-types';
import { previewFiles } from '@ochiq/contract/wire/preview';
import { parseContent } from '@ochiq/pages/content/parse-content';
import { openFileCache } from '@ochiq/images/file-cache';

import { createMinimalContent } from '../../../pages/test/minimal-content.ts';
import { FakeCms } from '../../test/fake-cms.ts';
import { previewKey, buildPreviewQuery } from '../../test/preview-query.ts';
import { NeedsBuildError, type PageToRender } from '../render/page-to-render.ts';
import { DraftFileCache } from './draft-files.ts';
import { DraftSiteCache } from './draft-site-cache.ts';
import { createPreviewHandler } from './preview-handler.ts';

const marker = '<!--#include virtual="/alert/ru.txt" -->';

/** Stands for Gatsby's renderer: a page that says all it shows. */
const sayAll = ({ context }: PageToRender) => {
  const words = context.replace(/[<>&]/gu, '');
  const html = `<!doctype html><html lang="ru"><head></head><body>${marker}${words}<script>1</script></body></html>`;
  return Promise.resolve({ pageData: Buffer.from('{}'), html: Buffer.from(html) });
};
const render = jest.fn(sayAll);

let folder: string;
let cms: FakeCms;
let server: Server;
let isRead = true;
let logged: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-preview-'));
  for (const name of ['media', 'static', 'icons']) await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, 'static/font.woff2'), 'font');
  await writeFile(path.join(folder, 'font.woff2'), 'font');
  await writeFile(path.join(folder, 'index.html'), 'page');
  await writeFile(path.join(folder, 'app.js'), 'script');
  cms = new FakeCms(createMinimalContent());
  isRead = true;
  logged = [];
  render.mockReset().mockImplementation(sayAll);
  const { content } = parseContent(cms.raw);
  const view = {
    content,
    version: 1,
    csv: new Map(),
    tables: new Map(),
    today: '2026-11-20',
    publicDir: folder,
    files: new Set<string>(),
    renderer: { render },
  };
  const preview = createPreviewHandler({
    key: previewKey,
    now: () => new Date(1_799_999_000_000),
    cms,
    view: () => (isRead ? view : null),
    siteUrl: 'https://ochiq.example',
    cmsUrl: 'http://cms.example',
    cache: await openFileCache(path.join(folder, 'cache')),
    brought: new DraftFileCache(),
    drafts: new DraftSiteCache(),
    log: (line) => logged.push(line),
  });
  server = createServer((request, response) => {
    void preview(request, response).then((isShown) => {
      if (!isShown) response.writeHead(401).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

async function ask(address: string, method = 'GET') {
  const response = await fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}${address}`, {
    method,
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const open = (query = buildPreviewQuery()) => ask(`/preview?${query.toString()}`);

const draft = (fields: Readonly<Record<string, unknown>> = {}) => ({
  ...cms.raw.find(({ type, value }) => type === 'news' && value['locale'] === 'ru')?.value,
  ...fields,
});

test('shows a draft as the page it would be, with a notice and without scripts', async () => {
  cms.shown = { entry: draft({ title: 'Ещё не вышло' }), unfit: [] };
  const { status, text } = await open();
  expect(status).toBe(200);
  expect(text).toContain('"title":"Ещё не вышло"');
  expect(text).toContain('Черновик: на сайте этого ещё нет.');
  expect(text).not.toContain('<script');
  expect(render).toHaveBeenCalledWith(expect.objectContaining({ path: '/ru/news/news-1-ru', template: 'news-item', locale: 'ru' }));
});

test('marks the published version as published', async () => {
  cms.shown = { entry: draft(), unfit: [] };
  expect((await open(buildPreviewQuery({ version: 'published' }))).text).toContain('Опубликованная версия.');
});

test('shows the page as a version of the history was, and says when that was', async () => {
  cms.shown = { entry: draft({ title: 'Как было' }), at: '2026-03-03T19:30:00.000Z', unfit: [] };
  const { status, text } = await open(buildPreviewQuery({ version: '1204' }));
  expect(status).toBe(200);
  expect(text).toContain('"title":"Как было"');
  expect(text).toContain('Запись на 04.03.2026, 00:30 (время Ташкента). Меню и списки — сегодняшние.');
});

test('refuses a link whose version was changed', async () => {
  const query = buildPreviewQuery({ version: '1204' });
  query.set('version', '1205');
  expect((await open(query)).status).toBe(403);
});

test('forbids caching, indexing and scripts', async () => {
  cms.shown = { entry: draft(), unfit: [] };
  for (const { headers, text } of [await open(), await open(new URLSearchParams())]) {
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script-src)/u);
    expect(text).toContain('<meta name="robots" content="noindex">');
  }
});

test('refuses an invalid link in all languages without reading anything', async () => {
  const read = jest.spyOn(cms, 'preview');
  const { status, text } = await open(buildPreviewQuery({}, 'another-key-of-the-tests'));
  expect(status).toBe(403);
  for (const words of ['Havola muddati', 'Срок действия', 'This link has expired']) expect(text).toContain(words);
  expect(read).not.toHaveBeenCalled();
});

test('names the fields of an invalid draft in the language of the version', async () => {
  cms.shown = { entry: draft({ title: null }), unfit: [{ field: 'Заголовок <1>', problem: 'не заполнено' }] };
  const { status, text } = await open();
  expect(status).toBe(422);
  expect(text).toContain('<html lang="ru">');
  expect(text).toContain('<li><strong>Заголовок &lt;1&gt;</strong>: не заполнено</li>');
  expect(render).not.toHaveBeenCalled();
});

test('refuses what the CMS accepts and the site can’t parse', async () => {
  cms.shown = { entry: draft({ title: null }), unfit: [] };
  const { status, text } = await open();
  expect([status, text.includes('<strong>title</strong>')]).toEqual([422, true]);
});

test.each<[string, () => unknown, number, string]>([
  ['there is no such version', () => undefined, 404, 'На этом языке такой записи нет.'],
  ['the CMS is away', () => (cms.isAway = true), 503, 'Попробуйте немного позже'],
  ['nothing has been read yet', () => (isRead = false), 503, 'Попробуйте немного позже'],
  ['no build had such a page', () => render.mockRejectedValue(new NeedsBuildError('no page')), 503, 'нужно собрать заново'],
  ['the page throws', () => render.mockRejectedValue(new Error('torn')), 500, 'не удалось подготовить'],
])('explains the refusal when %s', async (name, happen, status, words) => {
  cms.shown = { entry: name.startsWith('there') ? null : draft(), unfit: [] };
  happen();
  const previewResponse = await open();
  expect([previewResponse.status, previewResponse.text.includes(words)]).toEqual([status, true]);
  // Only problems for the operator are logged.
  expect(logged.map((line) => line.replace(/ of \S+ \S+ \(\S+\)/u, ''))).toEqual(status === 500 ? ['The preview fails: torn'] : []);
});

test('refuses a redirect, which has no page', async () => {
  const { type } = { type: 'redirect' } as const;
  const entry = cms.raw.find((one) => one.type === type)?.value ?? null;
  cms.shown = { entry, unfit: [] };
  expect(contentTypes[type].schema.safeParse(entry).success).toBe(true);
  expect((await open(buildPreviewQuery({ type, document: 'redirect-1', locale: 'uz' }))).status).toBe(404);
});

test('shows the emergency banner in its place, whatever its days', async () => {
  const entry = cms.raw.find(({ type, value }) => type === 'alert' && value['locale'] === 'ru')?.value;
  cms.shown = { entry: { ...entry, text: 'Опасность оползней', from: '2027-01-01T00:00:00.000Z' }, unfit: [] };
  const { text } = await open(buildPreviewQuery({ type: 'alert', document: 'alert' }));
  expect(text).toContain('Опасность оползней');
  expect(text).not.toContain(marker);
});

test('fetches a file that only the draft has, and requests none that is on the site', async () => {
  const pdf = {
    name: 'b.pdf',
    hash: 'b_2',
    ext: '.pdf',
    mime: 'application/pdf',
    size: 3,
    url: '/uploads/b_2.pdf',
    updatedAt: '2026-11-20T00:00:00.000Z',
  };
  cms.shown = { entry: draft({ attachments: [{ title: 'Файл', file: pdf }] }), unfit: [] };
  const realFetch = fetch;
  const uploads = jest.fn(() => Promise.resolve(new Response(Buffer.from('%PDF'))));
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) => (url instanceof URL && url.origin === 'http://cms.example' ? uploads() : realFetch(url, init)));
  const [address = ''] = /\/media\/b_2[^"\\]*\.pdf/u.exec((await open()).text) ?? [];
  const file = await ask(address);
  expect([file.status, file.headers.get('content-type'), file.text]).toEqual([200, 'application/pdf', '%PDF']);
  await open();
  expect(uploads).toHaveBeenCalledTimes(1);
});

test('fetches nothing for a crafted address in a draft', async () => {
  const image = { hash: 'a_1', ext: '.exe', url: 'http://inner.example:5432/x', alternativeText: 'a', width: 1, height: 1 };
  cms.shown = { entry: draft({ body: [{ type: 'image', image, children: [] }] }), unfit: [] };
  const realFetch = fetch;
  const externalFetch = jest.fn(() => Promise.resolve(new Response(Buffer.from('secret'))));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => (url instanceof URL ? externalFetch() : realFetch(url, init)));
  const { status, text } = await open();
  expect([status, text.includes('body')]).toEqual([422, true]);
  expect(externalFetch).not.toHaveBeenCalled();
  expect(render).not.toHaveBeenCalled();
});

test('retries data of a draft that the CMS does not return now', async () => {
  const file = { name: 'b.csv', hash: 'b_2', ext: '.csv', mime: 'text/csv', size: 3, url: '/uploads/b_2.csv' };
  const dataset = cms.raw.find(({ type, value }) => type === 'dataset' && value['locale'] === 'ru')?.value;
  const resources = [{ title: 'a', format: 'csv', file, url: null, rows: null, schemaUrl: null, language: null, columns: [] }];
  cms.shown = { entry: { ...dataset, resources }, unfit: [] };
  const realFetch = fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      url instanceof URL && url.origin === 'http://cms.example'
        ? Promise.resolve(new Response(null, { status: 503 }))
        : realFetch(url, init),
    );
  expect((await open(buildPreviewQuery({ type: 'dataset', document: 'dataset-1' }))).status).toBe(503);
  expect(logged).toEqual([]);
});

/** What Gatsby writes of everything that a page names. */
const everything = `<!doctype html><html lang="ru"><head>
<link rel="preload" as="font" type="font/woff2" href="/static/font.woff2" crossorigin="anonymous"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/maskable-192.png"><link rel="manifest" href="/manifest/ru.webmanifest">
<link rel="search" href="/opensearch/ru.xml"><link rel="alternate" href="/feeds/ru.xml"><link rel="preload" as="script" href="/app-0123456789abcdef0123.js">
<link rel="stylesheet" href="/styles-2-0123456789abcdef0123.css"><style data-href="/styles-1-0123456789abcdef0123.css">@font-face{src:url(/static/font.woff2)}</style></head>
<body><img src="/media/a.webp" srcset="/media/a-480.webp 480w, /media/a-960.webp 960w"><video src="/media/film.mp4" poster="/media/a.webp"><track src="/media/film.vtt"></video>
<a href="/media/order.pdf">a</a><a href="/ru/news">b</a><a href="/data/news.csv">c</a><script src="/app-0123456789abcdef0123.js"></script></body></html>`;
const kinds: Readonly<Record<string, string>> = {
  'static/font.woff2': 'font/woff2',
  'favicon.svg': 'image/svg+xml',
  'icons/maskable-192.png': 'image/png',
  'styles-2-0123456789abcdef0123.css': 'text/css',
  'styles-1-0123456789abcdef0123.css': 'text/css',
  'media/a.webp': 'image/webp',
  'media/a-480.webp': 'image/webp',
  'media/a-960.webp': 'image/webp',
  'media/film.mp4': 'video/mp4',
  'media/film.vtt': 'text/vtt',
  'media/order.pdf': 'application/pdf',
};

/** The paths of this host that a page names, in attributes and styles. */
const pathsIn = (html: string) => [...new Set([...html.matchAll(/(?<=(?:"|url\(|, ))\/(?!\/)[^"\s)]+/gu)].map(([match]) => match))];

test('serves every file that a page names with its content type', async () => {
  for (const name of Object.keys(kinds)) await writeFile(path.join(folder, name), name);
  render.mockResolvedValue({ pageData: Buffer.from('{}'), html: Buffer.from(everything) });
  cms.shown = { entry: draft(), unfit: [] };
  const paths = pathsIn((await open()).text);
  expect(paths.sort()).toEqual(
    Object.keys(kinds)
      .map((name) => `/${name}`)
      .sort(),
  );
  for (const address of paths) {
    expect(address).toMatch(previewFiles);
    const { status, headers, text } = await ask(address);
    expect([address, status, headers.get('content-type'), text]).toEqual([address, 200, kinds[address.slice(1)], address.slice(1)]);
  }
});

test('serves the files that the page loads, and no others', async () => {
  const font = await ask('/static/font.woff2');
  expect([font.status, font.headers.get('content-type'), font.text]).toEqual([200, 'font/woff2', 'font']);
  const refused = [
    '/index.html',
    '/app.js',
    '/font.woff2',
    '/',
    '/media/none.webp',
    '/media/..%2ffont.woff2',
    '/%00.webp',
    '/%E0%A4%A.webp',
    '//',
    '/status',
  ];
  for (const address of refused) expect([address, (await ask(address)).status]).toEqual([address, 401]);
  expect((await ask('/preview', 'POST')).status).toBe(401);
});
