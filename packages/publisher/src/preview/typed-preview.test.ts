import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';

import { maxTypedPreviewBytes } from '@ochiq/contract/wire/preview';
import { openFileCache } from '@ochiq/images/file-cache';
import { parseContent } from '@ochiq/pages/content/parse-content';

import { createMinimalContent } from '../../../pages/test/minimal-content.ts';
import { FakeCms } from '../../test/fake-cms.ts';
import { previewKey } from '../../test/preview-query.ts';
import type { PageToRender } from '../render/page-to-render.ts';
import { DraftFileCache } from './draft-files.ts';
import { DraftSiteCache } from './draft-site-cache.ts';
import { createTypedPreviewHandler } from './typed-preview.ts';

const raw = createMinimalContent();
const news = raw.find(({ type, value }) => type === 'news' && (value as { locale: string }).locale === 'ru')?.value as Record<
  string,
  unknown
>;

/** Stands for Gatsby's renderer: a page that says all it shows. */
const render = ({ context }: PageToRender) => {
  const html = `<html lang="ru"><head></head><body>${JSON.stringify(context).replace(/[<>&]/gu, '')}<script>1</script></body></html>`;
  return Promise.resolve({ pageData: Buffer.from('{}'), html: Buffer.from(html) });
};

let server: Server;
let url: string;

beforeAll(async () => {
  const { content } = parseContent(raw);
  const view = {
    ...{ content, version: 1, csv: new Map(), tables: new Map(), today: '2026-11-20' },
    ...{ publicDir: os.tmpdir(), files: new Set<string>(), renderer: { render } },
  };
  const handler = createTypedPreviewHandler({
    ...{ key: previewKey, now: () => new Date(), cms: new FakeCms(raw), view: () => view },
    ...{ siteUrl: 'https://ochiq.example', cmsUrl: 'http://127.0.0.1:9', cache: await openFileCache(os.tmpdir()) },
    ...{ brought: new DraftFileCache(), drafts: new DraftSiteCache(), log: () => undefined },
  });
  server = createServer((request, response) => void handler(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function post(body: string) {
  const response = await fetch(url, { method: 'POST', body });
  const { html, error } = (await response.json()) as { html?: string; error?: string };
  return { status: response.status, cache: response.headers.get('cache-control'), html, error };
}

const target = { type: 'news', document: 'not-saved-yet', locale: 'ru' };
const typed = (change: Readonly<Record<string, unknown>> = {}) => ({ ...news, documentId: 'not-saved-yet', slug: 'novoe', ...change });

test('renders an entry that no CMS has, without scripts and without a notice', async () => {
  const { status, cache, html } = await post(JSON.stringify({ ...target, entry: typed({ title: 'Пишется сейчас' }), unfit: [] }));
  expect([status, cache]).toEqual([200, 'no-store']);
  expect(html).toContain('Пишется сейчас');
  expect(html).not.toMatch(/<script|ochiq-preview"/u);
});

test('explains in the language of the entry what can’t be shown', async () => {
  const unfit = [{ field: 'Раздел', problem: 'не заполнено' }];
  const { status, html } = await post(JSON.stringify({ ...target, entry: typed(), unfit }));
  expect([status, html?.includes('<strong>Раздел</strong>: не заполнено')]).toEqual([422, true]);
  expect((await post(JSON.stringify({ ...target, entry: typed({ title: null }), unfit: [] }))).status).toBe(422);
});

test.each([
  ['no JSON', '{'],
  ['no entry', JSON.stringify(target)],
  ['another type', JSON.stringify({ ...target, type: 'nothing', entry: {}, unfit: [] })],
  ['too long a text', 'x'.repeat(maxTypedPreviewBytes + 1)],
])('refuses a request with %s', async (_, body) => {
  const { status, html, error } = await post(body);
  expect([status, html, error !== undefined && error !== '']).toEqual([400, undefined, true]);
});
