import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { makeRendererFolder } from '../../test/renderer-folder.ts';
import { NeedsBuild } from './page-to-render.ts';
import { openRenderer, type Renderer } from './renderer.ts';

const options = { workerFile: pathToFileURL(path.join(__dirname, '..', '..', 'test', 'worker-of-sources.mjs')), memory: 128 };

const page = (name: string, bidding?: string) => ({
  path: `/uz/${name}`,
  template: 'section',
  locale: 'uz' as const,
  context: { bidding },
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

test('a page comes out as two files', async () => {
  const { pageData, html } = await renderer.render(page('about'));
  expect(JSON.parse(pageData.toString('utf8'))).toMatchObject({ path: '/uz/about', result: { data: { hello: 'Salom' } } });
  expect(html.toString('utf8')).toMatch(/^\/uz\/about Salom /u);
});

test('a page that throws is named, and the others come out', async () => {
  const asked = [htmlOf('one'), htmlOf('two', 'throw'), htmlOf('three')] as const;
  await expect(asked[1]).rejects.toThrow("The page /uz/two can't be rendered: no word for it");
  await expect(asked[0]).resolves.toContain('/uz/one');
  await expect(asked[2]).resolves.toContain('/uz/three');
});

test.each([
  ['ends the renderer', 'die'],
  ['takes more memory than there is', 'take all'],
])('a page that %s is named, and another renderer makes those that wait and those that come', async (_, bidding) => {
  const asked = [htmlOf('one'), htmlOf('two', bidding), htmlOf('three'), htmlOf('four')] as const;
  await expect(asked[1]).rejects.toThrow("The page /uz/two can't be rendered: the renderer died of it");
  await expect(asked[0]).resolves.toContain('/uz/one');
  await expect(asked[2]).resolves.toContain('/uz/three');
  await expect(asked[3]).resolves.toContain('/uz/four');
  await expect(htmlOf('five')).resolves.toContain('/uz/five');
});

test('what can’t be handed over is named and fails by itself, and what stands beside a page is no hindrance', async () => {
  const asked = [
    renderer.render({ ...page('one'), context: { say: () => 'x' } }),
    renderer.render(Object.assign(page('two'), { plan: () => 'x' })),
  ] as const;
  await expect(asked[0]).rejects.toThrow("The page /uz/one can't be rendered: what it shows can't be handed over");
  expect((await asked[1]).html.toString('utf8')).toContain('/uz/two');
  expect(await htmlOf('three')).toContain('/uz/three');
});

test('a page that only a build can make is told from one that fails', async () => {
  await expect(renderer.render({ ...page('tender'), template: 'tender' })).rejects.toBeInstanceOf(NeedsBuild);
});

test('no page can tell our settings', async () => {
  expect(await htmlOf('settings', 'tell settings')).toBe('{"NODE_ENV":"production"}');
});

test('a renderer that does not start is refused, with its folder and the reason', async () => {
  const broken = await makeRendererFolder({ code: 'throw new Error("torn");' });
  await expect(openRenderer(broken, options)).rejects.toThrow(new RegExp(`${broken} does not start: .*torn`, 'u'));
  await expect(openRenderer(path.join(broken, 'nowhere'), options)).rejects.toThrow('ENOENT');
  await rm(broken, { recursive: true });
});

test('a page that never ends is named, and another renderer makes the next', async () => {
  const other = await openRenderer(folder, { ...options, patience: 2_000 });
  const asked = [other.render(page('one', 'never end')), other.render(page('two'))] as const;
  await expect(asked[0]).rejects.toThrow("The page /uz/one can't be rendered: the renderer died of it: Error: no answer for 2000 ms");
  await expect(asked[1]).resolves.toBeDefined();
  await other.close();
});

test('a closed renderer refuses what waits and what comes', async () => {
  const other = await openRenderer(folder, options);
  const waits = other.render(page('one', 'take all'));
  const refused = expect(waits).rejects.toThrow("The page /uz/one can't be rendered: the renderer is closed");
  await other.close();
  await refused;
  await expect(other.render(page('two'))).rejects.toThrow('is closed');
});
