import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { pageContextOf } from '@ochiq/pages/page-context';
import type { RawEntry } from '@ochiq/pages/parse-content';
import { siteOf } from '@ochiq/pages/site';
import { openCache } from '@ochiq/pictures/file-cache';

import { minimalContent } from '../../../pages/test/minimal-content.ts';
import { FakeCms } from '../../test/fake-cms.ts';
import { linkTree } from '../../test/link-tree.ts';
import { pageDataFile, pageFile } from '../page-file.ts';
import { publishBuild } from '../publish-build.ts';
import { currentRelease } from '../releases.ts';
import type { PageToRender, RenderedPage } from '../render/page-to-render.ts';
import { Publisher } from './publisher.ts';

const siteUrl = 'https://ochiq.example';
const today = '2026-11-20';
const panelUrl = 'http://127.0.0.1:1337/admin';

/** Pages that can't be rendered now. */
const broken = new Set<string>();

/** Stands for Gatsby's renderer: a page that says all it shows. */
function render({ path: pagePath, context }: PageToRender): Promise<RenderedPage> {
  if (broken.has(pagePath)) return Promise.reject(new Error('no word for it'));
  const words = JSON.stringify(context).replace(/[<>&]/gu, '');
  return Promise.resolve({
    pageData: Buffer.from(JSON.stringify({ path: pagePath, result: { pageContext: context } })),
    html: Buffer.from(`<!doctype html><html><body>${words}</body></html>`),
  });
}

/** Holds the site as it is at first: it is the same for every test. */
let first: string;
let folder: string;
let cms: FakeCms;
let publisher: Publisher;
let site: string;

/** Builds the whole site as a code release does. */
async function build(raw: readonly RawEntry[], siteDir: string, second: number, top = folder): Promise<void> {
  const buildDir = path.join(top, `build-${String(second)}`);
  const write = async (name: string, bytes: Buffer | string) => {
    await mkdir(path.dirname(path.join(buildDir, name)), { recursive: true });
    await writeFile(path.join(buildDir, name), bytes);
  };
  const { pages, facts, alert, files } = siteOf(raw, { today, panelUrl, siteUrl });
  for (const page of pages) {
    const { pageData, html } = await render({ ...page, context: pageContextOf(page, siteUrl) });
    await write(`public/${pageDataFile(page.path)}`, pageData);
    await write(`public/${pageFile(page.path)}`, html);
  }
  for (const { to, text } of [...alert, ...files]) await write(`public${to}`, text);
  await write('.site/facts.json', JSON.stringify(facts));
  await write('.site/pages.json', JSON.stringify(pages.map(({ path: address }) => ({ path: address }))));
  await write('.site/renderer/renderer.json', '{}');
  await publishBuild(buildDir, siteDir, new Date(Date.UTC(2026, 10, 20, 0, 0, second)));
}

/** A site of its own that was built of what is published now; what did not change since the first build is not compressed again. */
async function builtAnew(): Promise<string> {
  const other = path.join(folder, 'other');
  await linkTree(path.join(first, 'site'), other);
  await build(cms.raw, other, 1);
  return other;
}

const publicDir = async (siteDir = site) => path.join((await currentRelease(siteDir)) ?? '', 'public');
const textAt = async (pagePath: string) => readFile(path.join(await publicDir(), pageFile(pagePath)), 'utf8').catch(() => null);

/** The pages of a site, every file with its bytes; what changes their time only is the same. */
async function tree(siteDir: string): Promise<Map<string, string>> {
  const top = await publicDir(siteDir);
  const names = (await readdir(top, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(top, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^(?:media|cards)\//u.test(name))
    .sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(path.join(top, name), 'base64')] as const)));
}

const news = (fields: Record<string, unknown>, id = 'news-1', locale: 'uz' | 'ru' | 'en' = 'en') => {
  cms.publish(
    'news',
    id,
    locale,
    fields,
    id === 'news-1' ? undefined : cms.raw.find(({ type, value }) => type === 'news' && value['locale'] === locale),
  );
};

beforeAll(async () => {
  first = await mkdtemp(path.join(os.tmpdir(), 'ochiq-first-'));
  await build(new FakeCms(minimalContent()).raw, path.join(first, 'site'), 0, first);
});
afterAll(() => rm(first, { recursive: true }));

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-live-'));
  site = path.join(folder, 'site');
  broken.clear();
  cms = new FakeCms(minimalContent());
  await linkTree(path.join(first, 'site'), site);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('%PDF')));
  publisher = new Publisher({
    cms,
    cmsUrl: 'http://cms.example',
    siteDir: site,
    siteUrl,
    panelUrl,
    cache: await openCache(path.join(folder, 'cache')),
    today: () => today,
    openRenderer: () => Promise.resolve({ render, close: () => Promise.resolve() }),
    search: { changed: () => Promise.resolve() },
  });
});

afterEach(async () => {
  await publisher.close();
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('where a build has published what there is, there is nothing to do', async () => {
  expect(await publisher.turn()).toEqual({ documents: [], changes: [], rendered: 0, applied: null, failed: [] });
  expect((await publisher.turn()).applied).toBeNull();
  expect(publisher.pages).toBeGreaterThan(200);
});

test('what was published while nobody looked is published at the start', async () => {
  news({ title: 'Meanwhile' });
  expect((await publisher.turn()).applied).not.toBeNull();
  expect(await textAt('/en/news/news-1-en')).toContain('Meanwhile');
});

test('a change touches the pages that show it, and reads nothing else', async () => {
  await publisher.turn();
  news({ title: 'Fresh water' });
  const { applied } = await publisher.turn();
  expect(await textAt('/en/news/news-1-en')).toContain('Fresh water');
  expect(await textAt('/en/news')).toContain('Fresh water');
  expect(cms.asked).toEqual(['news-1']);
  expect(applied?.written.filter((file) => /\/(?:uz|ru)\//u.test(file))).toEqual([]);
  expect(applied?.facts.pages).toBeLessThan(30);
});

test('after changes of every kind the site is, file by file, the one that a build makes', async () => {
  await publisher.turn();
  news({ title: 'Another', slug: 'another-place', date: '2025-01-01' });
  news({ title: 'Second', slug: 'second' }, 'news-2', 'uz');
  cms.publish('site', 'site', 'ru', { shortName: 'Иначе' });
  cms.publish('redirect', 'redirect-1', 'uz', { from: '/uz/older', to: '/uz/faq' });
  await publisher.turn();
  cms.unpublish('announcement', 'announcement-1', 'uz');
  for (const locale of ['uz', 'ru', 'en'] as const) cms.unpublish('tender', 'tender-1', locale);
  await publisher.turn();
  const other = await builtAnew();
  expect([...(await tree(site))]).toEqual([...(await tree(other))]);
  const redirects = async (siteDir: string) =>
    (JSON.parse(await readFile(path.join((await currentRelease(siteDir)) ?? '', 'release.json'), 'utf8')) as { redirects: unknown })
      .redirects;
  expect(await redirects(site)).toEqual(await redirects(other));
  expect(await textAt('/en/news/news-1-en')).toBeNull();
});

test('of an entry that does not fit the last good version stays, it is named, and the others go on', async () => {
  await publisher.turn();
  news({ title: '' });
  news({ title: 'Яхши' }, 'news-1', 'ru');
  await publisher.turn();
  expect(await textAt('/en/news/news-1-en')).toContain('"title":"title"');
  expect(await textAt('/ru/news/news-1-ru')).toContain('Яхши');
  expect(publisher.quarantine.unfit).toEqual([
    expect.objectContaining({ type: 'news', locale: 'en', documentId: 'news-1', field: 'title' }),
  ]);
  news({ title: 'Mended' });
  await publisher.turn();
  expect(await textAt('/en/news/news-1-en')).toContain('Mended');
  expect(publisher.quarantine.unfit).toEqual([]);
});

test('a document that would break the site waits, named, until what is in its way has gone', async () => {
  await publisher.turn();
  news({ title: 'Second', slug: 'news-1-en' }, 'news-2');
  cms.publish('category', 'category-1', 'en', { name: 'Goes on' });
  await publisher.turn();
  expect(publisher.quarantine.refused).toEqual([
    expect.objectContaining({ problems: [expect.objectContaining({ documentId: 'news-2', field: 'slug' })] }),
  ]);
  expect(await textAt('/en/news/news-1-en')).toContain('Goes on');
  news({ slug: 'out-of-the-way' });
  await publisher.turn();
  expect(publisher.quarantine.refused).toEqual([]);
  expect(await textAt('/en/news/news-1-en')).toContain('Second');
  expect(await textAt('/en/news/out-of-the-way')).not.toBeNull();
});

test('a page that can’t be rendered stays as it was, is named, and comes as soon as it can be', async () => {
  await publisher.turn();
  broken.add('/en/news/news-1-en');
  news({ title: 'Unsayable' });
  const { failed } = await publisher.turn();
  expect(failed.map(({ path: address }) => address)).toEqual(['/en/news/news-1-en']);
  expect(await textAt('/en/news/news-1-en')).not.toContain('Unsayable');
  expect(await textAt('/en/news')).toContain('Unsayable');
  broken.clear();
  await publisher.turn();
  expect(await textAt('/en/news/news-1-en')).toContain('Unsayable');
});

test('while the CMS is away nothing happens, and nothing is lost', async () => {
  await publisher.turn();
  cms.isAway = true;
  news({ title: 'Later' });
  await expect(publisher.turn()).rejects.toThrow('The CMS is away');
  cms.isAway = false;
  await publisher.turn();
  expect(await textAt('/en/news/news-1-en')).toContain('Later');
});

test('a file that was replaced comes under another name, before the pages that show it', async () => {
  await publisher.turn();
  cms.replaceFile('/uploads/a_1.pdf', '2026-11-20T10:00:00.000Z');
  const { applied } = await publisher.turn();
  const name = /media\/a_1-[0-9a-z]+\.pdf/u.exec((await textAt('/en/open/dataset-1-en')) ?? '')?.[0];
  expect(await readFile(path.join(await publicDir(), name ?? ''), 'utf8')).toBe('%PDF');
  expect(applied?.written[0]).toBe(`public/${name ?? ''}`);
});

test('a build that was published meanwhile is followed, and what it lacks is added', async () => {
  await publisher.turn();
  const old = cms.raw;
  news({ title: 'Newer than the build' });
  await build(old, site, 2);
  expect((await publisher.turn()).applied?.release).toBe(path.basename((await currentRelease(site)) ?? ''));
  expect(await textAt('/en/news/news-1-en')).toContain('Newer than the build');
});

test('an alert comes, changes and goes in files of its own, and no page is made for it', async () => {
  await publisher.turn();
  const alertIn = async (name: string) => readFile(path.join(await publicDir(), 'alert', name), 'utf8').catch(() => null);
  cms.publish('alert', 'alert', 'ru', { text: 'Опасность оползней' });
  const { applied } = await publisher.turn();
  expect(applied?.facts).toMatchObject({ pages: 0, published: [{ type: 'alert' }] });
  expect([...(applied?.written ?? []), ...(applied?.removed ?? [])].filter((file) => !file.startsWith('public/alert/'))).toEqual([]);
  expect(await alertIn('ru.json')).toContain('Опасность оползней');
  expect(await alertIn('ru.txt')).toContain('Опасность оползней');
  for (const locale of ['uz', 'ru', 'en'] as const) cms.unpublish('alert', 'alert', locale);
  await publisher.turn();
  expect(JSON.parse((await alertIn('ru.json')) ?? '')).toEqual({ from: null, until: null, html: '' });
  expect(await alertIn('ru.txt')).toBeNull();
  expect((await publisher.turn()).applied).toBeNull();
});

test('an alert waits for no page: not for one that can’t be made either', async () => {
  await publisher.turn();
  jest.mocked(fetch).mockRejectedValue(new Error('The file store is away'));
  cms.publish('alert', 'alert', 'en', { text: 'Landslides' });
  cms.replaceFile('/uploads/a_1.pdf', '2026-11-20T10:00:00.000Z');
  await expect(publisher.turn()).rejects.toThrow();
  expect(await readFile(path.join(await publicDir(), 'alert/en.json'), 'utf8')).toContain('Landslides');
});

test('an entry that pointed to what was unpublished loses that relation, and does not find it again with the document', async () => {
  for (const locale of ['uz', 'ru', 'en'] as const)
    cms.publish('unit', 'unit-2', locale, { slug: 'second', parent: { documentId: 'unit-1' } }, cms.version('unit', 'unit-1', locale));
  cms.publish('person', 'person-1', 'ru', { unit: { documentId: 'unit-1' } });
  await publisher.turn();
  const base = cms.version('unit', 'unit-1', 'ru');
  cms.unpublish('unit', 'unit-1', 'ru');
  cms.asked.splice(0);
  expect((await publisher.turn()).failed).toEqual([]);
  expect(cms.asked).toEqual(expect.arrayContaining(['unit-1', 'unit-2', 'person-1']));
  cms.publish('unit', 'unit-1', 'ru', {}, base);
  await publisher.turn();
  const other = await builtAnew();
  expect([...(await tree(site))]).toEqual([...(await tree(other))]);
});

test('after the database came back from a backup the site is what that holds, though its log ends earlier', async () => {
  news({ title: 'Kept' });
  await publisher.turn();
  const backup = cms.backup();
  news({ title: 'Lost' });
  await publisher.turn();
  expect(await textAt('/en/news/news-1-en')).toContain('Lost');
  cms.restore(backup);
  await publisher.turn();
  expect(await textAt('/en/news/news-1-en')).toContain('Kept');
  expect(publisher.cursor).toBe(1);
  news({ title: 'Goes on' });
  await publisher.turn();
  expect(await textAt('/en/news/news-1-en')).toContain('Goes on');
});

test('where the log has forgotten what came since, everything is read anew', async () => {
  await publisher.turn();
  news({ title: 'Forgotten' });
  cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  cms.forgetChanges(1);
  await publisher.turn();
  expect(await textAt('/en/news/news-1-en')).toContain('Forgotten');
  expect(publisher.cursor).toBe(2);
});

test('what the log forgets after it was read is nothing to read anew', async () => {
  await publisher.turn();
  news({ title: 'Known' });
  cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  await publisher.turn();
  cms.forgetChanges(1);
  const everything = jest.spyOn(cms, 'everything');
  news({ title: 'Next' });
  await publisher.turn();
  expect(await textAt('/en/news/news-1-en')).toContain('Next');
  expect(everything).not.toHaveBeenCalled();
});
