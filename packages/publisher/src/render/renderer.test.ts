import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { makeRendererFolder } from '../../test/renderer-folder.ts';
import { NeedsBuildError } from './page-to-render.ts';
import { openRenderer, type Renderer } from './renderer.ts';

const options = { workerFile: pathToFileURL(path.join(__dirname, '..', '..', 'test', 'worker-of-sources.mjs')), memory: 128 };

const page = (name: string, bidding?: string) => ({
  path: `/uz/${name}`,
  template: 'section',
  locale: 'uz' as const,
  context: JSON.stringify({ bidding }),
});

let folder: string;
let renderer: Renderer;

beforeAll(async () => {
  folder = await makeRendererFolder();
  renderer = await openRenderer(folder, options);
});

afterAll(async () => {
  await renderer.close();
  await rm(folder, { recursive: true });
});

const htmlOf = async (name: string, bidding?: string) => (await renderer.render(page(name, bidding))).html.toString('utf8');

test('renders a page to two files', async () => {
  const { pageData, html } = await renderer.render(page('about'));
  expect(JSON.parse(pageData.toString('utf8'))).toMatchObject({ path: '/uz/about', result: { data: { hello: 'Salom' } } });
  expect(html.toString('utf8')).toMatch(/^\/uz\/about Salom /u);
});

test('names a page that throws, and renders the others', async () => {
  const renderings = [htmlOf('one'), htmlOf('two', 'throw'), htmlOf('three')] as const;
  await expect(renderings[1]).rejects.toThrow("The page /uz/two can't be rendered: no word for it");
  await expect(renderings[0]).resolves.toContain('/uz/one');
  await expect(renderings[2]).resolves.toContain('/uz/three');
});

test.each([
  ['ends the renderer', 'die'],
  ['takes more memory than there is', 'take all'],
])('names a page that %s, and renders pending and new pages in another thread', async (_, bidding) => {
  const renderings = [htmlOf('one'), htmlOf('two', bidding), htmlOf('three'), htmlOf('four')] as const;
  await expect(renderings[1]).rejects.toThrow("The page /uz/two can't be rendered: the renderer died of it");
  await expect(renderings[0]).resolves.toContain('/uz/one');
  await expect(renderings[2]).resolves.toContain('/uz/three');
  await expect(renderings[3]).resolves.toContain('/uz/four');
  await expect(htmlOf('five')).resolves.toContain('/uz/five');
});

test('ignores other fields of the caller’s object', async () => {
  const { html } = await renderer.render(Object.assign(page('two'), { plan: () => 'x' }));
  expect(html.toString('utf8')).toContain('/uz/two');
});

test('distinguishes a page that needs a build from one that fails', async () => {
  await expect(renderer.render({ ...page('tender'), template: 'tender' })).rejects.toBeInstanceOf(NeedsBuildError);
});

test('does not expose our environment to pages', async () => {
  expect(await htmlOf('settings', 'tell settings')).toBe('{"NODE_ENV":"production"}');
});

test('rejects a renderer that does not start, with its folder and the reason', async () => {
  const broken = await makeRendererFolder({ code: 'throw new Error("torn");' });
  await expect(openRenderer(broken, options)).rejects.toThrow(new RegExp(`${broken} does not start: .*torn`, 'u'));
  await expect(openRenderer(path.join(broken, 'nowhere'), options)).rejects.toThrow('ENOENT');
  await rm(broken, { recursive: true });
});

test('names a page that never ends, and renders the next in another thread', async () => {
  const other = await openRenderer(folder, { ...options, timeoutMs: 2_000 });
  const renderings = [other.render(page('one', 'never end')), other.render(page('two'))] as const;
  await expect(renderings[0]).rejects.toThrow("The page /uz/one can't be rendered: the renderer died of it: Error: no answer for 2000 ms");
  await expect(renderings[1]).resolves.toBeDefined();
  await other.close();
});

test('rejects pending and new pages when closed', async () => {
  const other = await openRenderer(folder, options);
  const waits = other.render(page('one', 'take all'));
  const refused = expect(waits).rejects.toThrow("The page /uz/one can't be rendered: the renderer is closed");
  await other.close();
  await refused;
  await expect(other.render(page('two'))).rejects.toThrow('is closed');
});
