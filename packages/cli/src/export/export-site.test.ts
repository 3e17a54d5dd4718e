import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { unzipSync } from 'fflate';

import { crawlLinks } from '../../test/crawl-links.ts';
import { replaceFolder } from './export-folder.ts';
import { exportSite, selectExportedFiles } from './export-site.ts';
import { servePlainFolder } from '../../test/plain-server.ts';
import { compressFolder } from './compress-folder.ts';

test('exports pages and their files, not scripts, compressed variants, error pages and edge data', () => {
  const expectedFiles = [
    'favicon.svg',
    'index.html',
    'media/a.csv',
    'media/app.js',
    'media/b.tar.gz',
    'robots.txt',
    'styles.0a.css',
    'uz/index.html',
  ];
  const left = [
    'app-0a.js',
    'app-0a.js.map',
    'app-0a.js.LICENSE.txt',
    'index.html.br',
    'index.html.gz',
    'media/a.csv.gz',
    'page-data/index/page-data.json',
    'alert/uz.json',
    '404.html',
    'uz/404.html',
    'ru/error-500.html',
  ];
  expect(selectExportedFiles([...left, ...expectedFiles])).toEqual(expectedFiles);
});

const siteUrl = 'https://ochiq.test/sayt';
const links = [
  '',
  '/uz',
  '/uz/news',
  '/uz/news/o%E2%80%98zbek%20harfi',
  '/uz/eski',
  '/uz/activities/climate/plan/steps',
  '/uz/activities/water/plan',
  '/eski.pdf',
  '/media/a.pdf',
  '/uz/search?q=x',
  '/uz/gone',
];
const page = (name: string) =>
  `<!DOCTYPE html><html lang="uz"><head><title>${name}</title><style>@font-face{src:url(/sayt/static/f.woff2)}</style><link rel="stylesheet" href="/sayt/styles.css"/><link rel="preload" as="script" href="/sayt/app.js"/></head><body>${links
    .map((link) => `<a href="/sayt${link}">x</a>`)
    .join('')}<img src="/sayt/media/p.webp" srcSet="/sayt/media/p.webp 320w"/><script src="/sayt/app.js"></script></body></html>`;
const files = {
  'index.html': page('plain'),
  'uz/index.html': page('home'),
  'uz/news/index.html': page('news'),
  'uz/news/o‘zbek harfi/index.html': page('item'),
  'uz/eski/index.html': page('hidden by a redirect'),
  'uz/activities/climate/plan/steps/index.html': page('deep in the tree'),
  'uz/index.html.br': 'x',
  'app.js': 'x',
  'styles.css': 'a{background:url(/sayt/media/p.webp)}',
  'static/f.woff2': 'f',
  'media/a.pdf': 'pdf',
  'media/p.webp': 'p',
};
const redirects = [
  { from: '/uz/activities/water/plan', to: '/uz/activities/climate/plan/steps', permanent: true },
  { from: '/uz/eski', to: '/uz/news', permanent: true },
  { from: '/eski.pdf', to: '/media/a.pdf', permanent: false },
  { from: '/evil', to: 'javascript:alert(1)', permanent: false },
];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-export-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'release', 'public', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(
    path.join(folder, 'release', 'release.json'),
    JSON.stringify({ id: 'r1', madeAt: '2026-11-20T10:00:00.000Z', redirects }),
  );
});
afterEach(() => rm(folder, { recursive: true }));

const make = () =>
  replaceFolder(path.join(folder, 'export'), (part) =>
    exportSite({ release: path.join(folder, 'release'), folder: path.join(part, 'site'), siteUrl, say: () => undefined }),
  );
const at = new Date('2026-11-20T10:00:00.000Z');

test('serves the site from its ZIP by any web server, without dead links', async () => {
  await make();
  await compressFolder(path.join(folder, 'export'), path.join(folder, 'export.zip'), at);
  const unpacked = unzipSync(await readFile(path.join(folder, 'export.zip')));
  for (const [name, bytes] of Object.entries(unpacked)) {
    const file = path.join(folder, 'unpacked', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const { url, server } = await servePlainFolder(path.join(folder, 'unpacked', 'site'), '/x/y/');
  const { seen, dead } = await crawlLinks(`${url}uz`, url);
  server.close();
  expect(dead).toEqual([]);
  expect(seen).toBeGreaterThan(11);
});

test('writes redirects as pages, also over existing ones; omits scripts and compressed variants', async () => {
  await make();
  const site = path.join(folder, 'export', 'site');
  expect(await readFile(path.join(site, 'uz/eski/index.html'), 'utf8')).toContain('content="0; url=../news/index.html"');
  expect(await readFile(path.join(site, 'eski.pdf/index.html'), 'utf8')).toContain('content="0; url=../media/a.pdf"');
  for (const name of ['app.js', 'uz/index.html.br', 'evil/index.html'])
    await expect(readFile(path.join(site, name))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(JSON.parse(await readFile(path.join(folder, 'export/export.json'), 'utf8'))).toMatchObject({ release: 'r1', files: 12 });
});

test('a page deep in the tree links to the others, and is reached from the address that it had', async () => {
  await make();
  const site = path.join(folder, 'export', 'site');
  const deep = await readFile(path.join(site, 'uz/activities/climate/plan/steps/index.html'), 'utf8');
  expect(deep).toContain('href="../../../../news/index.html"');
  expect(deep).toContain('href="../../../../../styles.css"');
  const moved = await readFile(path.join(site, 'uz/activities/water/plan/index.html'), 'utf8');
  expect(moved).toContain('content="0; url=../../climate/plan/steps/index.html"');
});

test('makes the same ZIP of the same release', async () => {
  const zip = async (name: string) => {
    await make();
    await compressFolder(path.join(folder, 'export'), path.join(folder, name), at);
    return readFile(path.join(folder, name));
  };
  expect((await zip('a.zip')).equals(await zip('b.zip'))).toBe(true);
});

test('replaces a previous export, and nothing else', async () => {
  await make();
  await writeFile(path.join(folder, 'export', 'site', 'old.html'), 'x');
  await make();
  await expect(readFile(path.join(folder, 'export', 'site', 'old.html'))).rejects.toMatchObject({ code: 'ENOENT' });
  await rm(path.join(folder, 'export', 'export.json'));
  await expect(make()).rejects.toThrow('holds something else than an export');
});
