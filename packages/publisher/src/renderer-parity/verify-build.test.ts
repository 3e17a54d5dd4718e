import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { PageToRender } from '../render/page-to-render.ts';
import { verifyBuild } from './verify-build.ts';

const pages = [
  { path: '/', template: 'home', locale: 'uz', route: 'home', form: 'plain' },
  { path: '/ru/404.html', template: 'not-found', locale: 'ru', route: 'not-found', form: 'ru' },
] as const;

const dataOf = (title: string) => Buffer.from(JSON.stringify({ result: { data: {}, pageContext: { title } } }));
const htmlOf = (title: string) => Buffer.from(`<h1>${title}</h1>`);

let build: string;

async function write(name: string, bytes: Buffer | string) {
  const file = path.join(build, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

beforeEach(async () => {
  build = await mkdtemp(path.join(os.tmpdir(), 'ochiq-verify-'));
  await write('.site/pages.json', JSON.stringify(pages));
  await write('public/page-data/index/page-data.json', dataOf('Uy'));
  await write('public/index.html', htmlOf('Uy'));
  await write('public/page-data/ru/404.html/page-data.json', dataOf('Нет'));
  await write('public/ru/404.html', htmlOf('Нет'));
});

afterEach(() => rm(build, { recursive: true }));

/** Renders what a page's context says, as the build above did. */
const render = jest.fn(({ context }: PageToRender) => {
  const { title } = JSON.parse(context) as { title: string };
  return Promise.resolve({ pageData: dataOf(title), html: htmlOf(title) });
});

test('finds no differences when the output is the same', async () => {
  await expect(verifyBuild(build, { render })).resolves.toEqual({ pages: 2, differences: [] });
  const rendered = render.mock.calls.map(([page]) => [page.path, page.template, page.locale].join(' '));
  // Whichever page's files are read first.
  expect(rendered.sort()).toEqual(pages.map(({ path: address, template, locale }) => [address, template, locale].join(' ')).sort());
});

test('reports a different file with its first different byte', async () => {
  await write('public/ru/404.html', '<h1>Нет!</h1>');
  await write('public/index.html', '<h1>Uy</h1> ');
  const { differences } = await verifyBuild(build, { render });
  expect(differences).toEqual([
    { file: 'index.html', at: 11, built: ' ', rendered: '' },
    { file: 'ru/404.html', at: 10, built: '!</h1>', rendered: '</h1>' },
  ]);
});

test('compares page data, too', async () => {
  const text = await readFile(path.join(build, 'public/page-data/index/page-data.json'), 'utf8');
  await write('public/page-data/index/page-data.json', text.replace('"data":{}', '"data":{"a":1}'));
  const { differences } = await verifyBuild(build, { render });
  expect(differences.map(({ file }) => file)).toEqual(['page-data/index/page-data.json']);
});

test('fails when the build lacks a page', async () => {
  await rm(path.join(build, 'public', 'index.html'));
  await expect(verifyBuild(build, { render })).rejects.toThrow('index.html');
});
