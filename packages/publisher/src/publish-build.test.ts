import { lstat, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { getCurrentRelease } from './releases.ts';
import { publishBuild } from './publish-build.ts';

const page = (body: string) =>
  `<!doctype html><html lang="uz"><head><style>a{color:red}</style></head><body>${body}<script>run()</script></body></html>`;

let folder: string;
let build: string;
let site: string;

async function write(name: string, text: string) {
  const file = path.join(build, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-publisher-'));
  build = path.join(folder, 'build');
  site = path.join(folder, 'site');
  await write('.site/facts.json', JSON.stringify({ profile: 'institution', redirects: [] }));
  await write('.site/pages.json', JSON.stringify([{ path: '/uz/about' }, { path: '/404.html' }]));
  await write('public/uz/about/index.html', page('x'.repeat(2000)));
  await write('public/404.html', page('lost'));
  await write('.site/renderer/renderer.json', '{"compilationHash":"one"}');
  await write('.site/renderer/bundle/render-page.js', 'one');
});

afterEach(() => rm(folder, { recursive: true }));

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 0, 0, seconds));
const published = async (name: string) => path.join((await getCurrentRelease(site)) ?? '', 'public', name);

test('makes a build the current release, with compressed variants and the hashes of its inline code', async () => {
  await publishBuild(build, site, at(0));
  const html = await readFile(await published('uz/about/index.html'), 'utf8');
  expect(html).toContain('xxx');
  expect((await stat(await published('uz/about/index.html.br'))).size).toBeLessThan(html.length);
  expect((await stat(await published('uz/about/index.html.gz'))).size).toBeLessThan(html.length);
  const description = JSON.parse(await readFile(path.join((await getCurrentRelease(site)) ?? '', 'release.json'), 'utf8'));
  expect(description).toMatchObject({
    profile: 'institution',
    scriptHashes: [expect.stringMatching(/^'sha256-/u)],
    styleHashes: [expect.stringMatching(/^'sha256-/u)],
  });
});

test('publishes no link, which could lead out of the site', async () => {
  await symlink('/etc', path.join(build, 'public', 'uz', 'etc'));
  await symlink('/etc/passwd', path.join(build, 'public', 'passwd.json'));
  await publishBuild(build, site, at(0));
  for (const name of ['uz/etc', 'passwd.json']) await expect(lstat(await published(name))).rejects.toThrow('ENOENT');
});

test('marks a release by an empty file of its own name, for nginx', async () => {
  const { id } = await publishBuild(build, site, at(0));
  expect((await stat(path.join(site, 'current', id))).size).toBe(0);
});

test('lists no hash for a data block, which may differ between pages', async () => {
  const data = (name: string) => `<script type="application/ld+json">{"name":"${name}","onclick":"a style=\\"x\\""}</script>`;
  await write('public/uz/about/index.html', page(data('one')));
  await write('public/404.html', page(data('two')));
  await publishBuild(build, site, at(0));
  const description = JSON.parse(await readFile(path.join((await getCurrentRelease(site)) ?? '', 'release.json'), 'utf8'));
  expect(description.scriptHashes).toHaveLength(1);
});

test('leaves out the HTML of a page that is no longer planned', async () => {
  await write('public/uz/gone/index.html', page('secret'));
  await publishBuild(build, site, at(0));
  await expect(stat(await published('uz/gone/index.html'))).rejects.toThrow('ENOENT');
});

test('links an unchanged file from the previous release', async () => {
  await publishBuild(build, site, at(0));
  const before = await stat(await published('uz/about/index.html'));
  await write('public/404.html', page('changed'));
  await publishBuild(build, site, at(1));
  const after = await stat(await published('uz/about/index.html'));
  expect(after.ino).toBe(before.ino);
  expect(await readFile(await published('404.html'), 'utf8')).toContain('changed');
});

test('retains the renderer of its own pages in a release, whatever is built later', async () => {
  await publishBuild(build, site, at(0));
  const first = (await getCurrentRelease(site)) ?? '';
  await write('.site/renderer/bundle/render-page.js', 'two');
  await publishBuild(build, site, at(1));
  const second = (await getCurrentRelease(site)) ?? '';
  const codeOf = (release: string) => readFile(path.join(release, 'renderer', 'bundle', 'render-page.js'), 'utf8');
  expect([await codeOf(first), await codeOf(second)]).toEqual(['one', 'two']);
  expect(await readFile(path.join(first, 'renderer', 'renderer.json'), 'utf8')).toContain('one');
});

test('keeps the previous site when a build has no renderer', async () => {
  await publishBuild(build, site, at(0));
  const before = await getCurrentRelease(site);
  await rm(path.join(build, '.site', 'renderer'), { recursive: true });
  await expect(publishBuild(build, site, at(1))).rejects.toThrow('renderer');
  expect(await getCurrentRelease(site)).toBe(before);
  expect(await readdir(path.join(site, 'releases'))).toHaveLength(1);
});

test.each([
  ['a missing page', 'uz/about/index.html', null, /lacks 1 planned page/u],
  ['a NUL byte', 'uz/about/index.html', page('ab\0c'), /NUL/u],
  ['a broken character', 'uz/about/index.html', page('ab\uFFFDc'), /U\+FFFD/u],
  ['a page cut short', 'uz/about/index.html', '<!doctype html><html><body>', /cut short/u],
  ['an inline style attribute', 'uz/about/index.html', page('<p style="color:red">x</p>'), /inline style/u],
])('keeps the previous site when a build has %s', async (_, name, text, message) => {
  await publishBuild(build, site, at(0));
  const before = await getCurrentRelease(site);
  const file = path.join(build, 'public', name);
  if (text === null) await rm(file);
  else await writeFile(file, text);
  await expect(publishBuild(build, site, at(1))).rejects.toThrow(message);
  expect(await getCurrentRelease(site)).toBe(before);
  expect(await readdir(path.join(site, 'releases'))).toHaveLength(1);
});

test('retains the ten newest releases, and removes the remains of an interrupted publication', async () => {
  await mkdir(path.join(site, 'releases', '2020-01-01.part'), { recursive: true });
  for (let second = 0; second < 12; second += 1) await publishBuild(build, site, at(second));
  const ids = await readdir(path.join(site, 'releases'));
  expect(ids).toHaveLength(10);
  expect(ids).not.toContain('2020-01-01.part');
});

const bundle = (name: string) => `app-${name.repeat(20)}.js`;

/** A build of other code: its files have other names. */
async function buildOf(code: string) {
  await rm(path.join(build, 'public', 'static'), { recursive: true, force: true });
  for (const file of await readdir(path.join(build, 'public'))) if (file.endsWith('.js')) await rm(path.join(build, 'public', file));
  await write(`public/${bundle(code)}`, `run('${code}');`.repeat(100));
  await write(`public/static/d/${code}.json`, code);
  await write('.site/made-with', `${code} https://ochiq.example`);
}

const isPublished = async (name: string) =>
  stat(await published(name)).then(
    () => true,
    () => false,
  );

test('retains assets for three code releases, compressed variants included, and drops them with the fourth', async () => {
  await buildOf('a');
  await publishBuild(build, site, at(0));
  const before = await stat(await published(bundle('a')));
  for (const [index, code] of ['b', 'c', 'd'].entries()) {
    await buildOf(code);
    await publishBuild(build, site, at(index + 1));
  }
  expect((await stat(await published(bundle('a')))).ino).toBe(before.ino);
  expect(await Promise.all([`${bundle('a')}.br`, 'static/d/a.json', bundle('d')].map(isPublished))).toEqual([true, true, true]);
  await buildOf('e');
  await publishBuild(build, site, at(4));
  expect(await Promise.all([bundle('a'), `${bundle('a')}.br`, 'static/d/a.json'].map(isPublished))).toEqual([false, false, false]);
  expect(await Promise.all(['b', 'c', 'd', 'e'].map((code) => isPublished(bundle(code))))).toEqual([true, true, true, true]);
});

test('ages no asset by builds of the same code, and retains releases of other code', async () => {
  await buildOf('a');
  await publishBuild(build, site, at(0));
  await buildOf('b');
  for (let second = 1; second < 14; second += 1) await publishBuild(build, site, at(second));
  expect(await isPublished(bundle('a'))).toBe(true);
  const ids = await readdir(path.join(site, 'releases'));
  expect(ids).toHaveLength(3);
  expect(ids).toContain(at(0).toISOString().replace(/[:.]/gu, '-'));
});

test('retains the assets of a release that predates their list', async () => {
  await buildOf('a');
  await publishBuild(build, site, at(0));
  await rm(path.join((await getCurrentRelease(site)) ?? '', 'assets.json'));
  await buildOf('b');
  await publishBuild(build, site, at(1));
  expect(await isPublished(bundle('a'))).toBe(true);
});
