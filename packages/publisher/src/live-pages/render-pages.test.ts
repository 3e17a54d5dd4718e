import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';

import { buildSite } from '@ochiq/pages/site';

import { createMinimalContent } from '../../../pages/test/minimal-content.ts';
import { inlinePostProcessor } from '../postprocess/post-processor.ts';
import { StagingArea } from '../transaction/staging-area.ts';
import { ContextTexts } from './context-texts.ts';
import { renderPages } from './render-pages.ts';

const siteUrl = 'https://ochiq.example';
const { pages } = buildSite(createMinimalContent(), { today: '2026-11-20', panelUrl: `${siteUrl}/admin`, siteUrl });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

function rendererOf(broken: ReadonlySet<string>) {
  const now = { asked: 0, most: 0 };
  const render = async ({ path: page }: { path: string }) => {
    now.asked += 1;
    now.most = Math.max(now.most, now.asked);
    await breath();
    now.asked -= 1;
    if (broken.has(page)) throw new Error('no word for it');
    const html = `<!doctype html><html><head><title>T</title></head><body><a href="/uz/faq">x</a><img alt="" src="/media/a.png"></body></html>`;
    return { pageData: Buffer.from('{}'), html: Buffer.from(html) };
  };
  return { now, render };
}

test('renders a full site a few pages at a time, stages the files on disk, and keeps the order', async () => {
  const [failingPath = ''] = pages.map((page) => page.path);
  const { now, render } = rendererOf(new Set([failingPath]));
  const { made, failed } = await renderPages(pages, {
    renderer: { render },
    finisher: inlinePostProcessor,
    siteUrl,
    contexts: new ContextTexts(siteUrl),
    words: '',
    staging: new StagingArea(folder, 0),
  });
  expect(made.map((page) => page.path)).toEqual(pages.slice(1).map((page) => page.path));
  expect(failed).toMatchObject([{ path: failingPath, error: { message: 'no word for it' } }]);
  expect(now.most).toBeLessThan(pages.length / 2);
  for (const [, { staged }] of made.flatMap(({ files }) => files)) expect(existsSync(staged)).toBe(true);
  expect(made[0]).toMatchObject({ links: { links: new Set(['/uz/faq']) }, shown: new Set(['media/a.png']) });
});

test('ends with the reason where the disk rejects the files of a page', async () => {
  const { render } = rendererOf(new Set());
  const finisher = { ...inlinePostProcessor, page: () => Promise.resolve({ unwritten: 'uz/index.html', code: 'ENOSPC', message: 'full' }) };
  const contexts = new ContextTexts(siteUrl);
  const tools = { renderer: { render }, finisher, siteUrl, contexts, words: '', staging: new StagingArea(folder) };
  await expect(renderPages(pages.slice(0, 1), tools)).rejects.toMatchObject({
    fault: 'disk-full',
    message: expect.stringContaining('uz/index.html') as unknown,
  });
});
