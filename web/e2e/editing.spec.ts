import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, type Page } from '@playwright/test';

import { becomes } from './becomes';
import { fileNames, publicFolder } from './files';
import { editAddress, publish } from './panel/edit-view';
import { administrator, entries } from './panel/editor';
import { test } from './panel/panel-test';
import { enter, signIn } from './panel/session';
import { address, entriesOf, fetchFromSite, htmlOf, readablePages, settingsFile, wordsOf } from './the-site';

test.describe.configure({ mode: 'serial' });

const root = path.join(__dirname, '..', '..');

/** Builds the whole site from its content and publishes it. */
async function rebuild(): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join('packages', 'tooling', 'src', 'test', 'rebuild.ts'), settingsFile], {
    cwd: root,
    maxBuffer: 1e8,
  });
}

/** The pages of the release that readers get now, each with its bytes. */
async function publishedFiles(): Promise<Map<string, string>> {
  const folder = await publicFolder();
  const names = (await fileNames(folder)).filter((name) => /(?:\.html|page-data\.json)$/u.test(name));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)));
}

async function publishChange(page: Page, place: string, change: () => Promise<void>): Promise<void> {
  await page.goto(place);
  await change();
  await publish(page);
}

/** Which pages show the words. */
async function pagesWith(words: string): Promise<string[]> {
  const found: string[] = [];
  for (const { path: pagePath } of readablePages()) if (wordsOf((await htmlOf(pagePath)).root).includes(words)) found.push(pagePath);
  return found;
}

test('a title that an editor changes in the panel is on the right pages at once, and nowhere else', async ({ page }) => {
  const [entry] = (await entriesOf('news-items', 'ru')).sort((a, b) => String(b['date']).localeCompare(String(a['date'])));
  if (!entry) throw new Error('There is no news in Russian');
  const title = `Заголовок № ${String(Date.now())}, который изменил редактор`;
  await signIn(page);
  await publishChange(page, editAddress('news', entry.documentId, 'ru'), async () => {
    await page.locator('input[name=title]').fill(title);
  });
  // An open page shows it after a reload.
  await page.goto(address(`/ru/news/${String(entry['slug'])}`));
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.locator('h1').innerText();
      },
      { timeout: 15_000, intervals: [100] },
    )
    .toBe(title);

  const found = await pagesWith(title);
  expect(found).toContain(`/ru/news/${String(entry['slug'])}`);
  expect(found).toContain('/ru/news');
  expect(found.filter((pagePath) => !/^\/ru(?:\/|$)/u.test(pagePath))).toEqual([]);
  expect(await pagesWith(String(entry['title']))).toEqual([]);
});

test('what is unpublished is gone from every page and answers 404', async () => {
  const entry = (await entriesOf('announcements', 'en')).at(-1);
  if (!entry) throw new Error('There is no announcement in English');
  const editor = await administrator();
  for (const locale of ['uz', 'ru', 'en']) {
    const isThere = (await entriesOf('announcements', locale)).some(({ documentId }) => documentId === entry.documentId);
    if (isThere) await entries(editor, 'announcement', locale).unpublish(entry.documentId);
  }
  await becomes(async () => (await htmlOf(`/en/announcements/${String(entry['slug'])}`)).status === 404);
  expect((await fetchFromSite(`/page-data/en/announcements/${String(entry['slug'])}/page-data.json`)).status).toBe(404);
  expect(await pagesWith(String(entry['title']))).toEqual([]);
});

test('the government reading shows its own menu, and its root answers 200', async ({ page }) => {
  const before = (await htmlOf('/en')).root.querySelector('header')?.textContent;
  await enter(page);
  await publishChange(page, editAddress('site', '', 'uz'), async () => {
    await page.getByRole('combobox').filter({ hasText: 'institution' }).click();
    await page.getByRole('option', { name: 'government' }).click();
  });
  // Every page shows the menu.
  await becomes(async () => (await htmlOf('/')).status === 200, 200_000);

  const { root: home } = await htmlOf('/');
  expect(home.querySelector('html')?.getAttribute('lang')).toBe('uz');
  expect((await htmlOf('/', { 'accept-language': 'ru' })).headers.get('location')).toMatch(/\/ru$/u);
  expect((await htmlOf('/en')).root.querySelector('header')?.textContent).not.toBe(before);
});

test('what went live change by change is, byte for byte, what a build of the same content makes', async () => {
  const live = await publishedFiles();
  await rebuild();
  const built = await publishedFiles();
  expect([...live.keys()]).toEqual([...built.keys()]);
  expect([...live].filter(([name, text]) => built.get(name) !== text).map(([name]) => name)).toEqual([]);
});
