import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { createTemporarySettings } from '@ochiq/cli/workplace/env-file';

import { findNewsPages } from './news.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'ochiq-shown-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('finds the pages that link to a news item, and those that show its title', async () => {
  const settings = createTemporarySettings({ DATA_DIR: dataDir });
  const pages = {
    'ru/news/well-1': '<link href="https://a.example/ru/news/well-1"><h1>A “well” &amp; more</h1>',
    'ru/news':
      '<a href="/ru/news/well-1">A “well” &amp; more</a> <a href="/ru/news/well-10">A “well” &amp; more</a> <a href="/ru/news/2024">2024</a>',
    'en/news/one': '<link hreflang="ru" href="/ru/news/well-1"><h1>Another</h1>',
    'ru/news/well-10': '<a href="/ru/news/well-10">A “well” &amp; more</a>',
  };
  const release = path.join(settings.siteDir, 'releases', 'r');
  for (const [page, html] of Object.entries(pages)) {
    await mkdir(path.join(release, 'public', page), { recursive: true });
    await writeFile(path.join(release, 'public', page, 'index.html'), html);
  }
  await symlink(path.join('releases', 'r'), path.join(settings.siteDir, 'current'));

  const places = (await findNewsPages(settings, [{ documentId: 'a', title: 'A “well” & more', slug: 'well-1', date: '2024-01-01' }])).get(
    'well-1',
  );
  expect(places?.linking.sort()).toEqual(['/en/news/one', '/ru/news', '/ru/news/well-1']);
  expect(places?.showing.sort()).toEqual(['/ru/news', '/ru/news/well-1']);
});
