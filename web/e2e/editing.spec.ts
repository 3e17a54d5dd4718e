import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, type Page } from '@playwright/test';

import { waitUntil } from './wait-until';
import { listFileNames, getPublicFolder } from './files';
import { getEditAddress, publish } from './panel/edit-view';
import { createAdministrator, createEntryClient } from './panel/editor';
import { test } from './panel/panel-test';
import { waitUntilLive } from './panel/publisher';
import { openSession, signIn } from './panel/session';
import { toAddress, fetchEntries, fetchFromSite, fetchHtml, listReadablePages, settingsFile, getBodyText } from './site';

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
async function readPublishedFiles(): Promise<Map<string, string>> {
  const folder = await getPublicFolder();
  const names = (await listFileNames(folder)).filter((name) => /(?:\.html|page-data\.json)$/u.test(name));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)));
}

async function publishChange(page: Page, place: string, change: () => Promise<void>): Promise<void> {
  await page.goto(place);
  await change();
  await publish(page);
}

/** Which pages show the words. */
async function findPagesWith(words: string): Promise<string[]> {
  const found: string[] = [];
  for (const { path: pagePath } of listReadablePages())
    if (getBodyText((await fetchHtml(pagePath)).root).includes(words)) found.push(pagePath);
  return found;
}

test('a title that an editor changes in the panel is on the right pages at once, and nowhere else', async ({ page }) => {
  const [entry] = (await fetchEntries('news-items', 'ru')).sort((a, b) => String(b['date']).localeCompare(String(a['date'])));
  if (!entry) throw new Error('There is no news in Russian');
  const title = `Заголовок № ${String(Date.now())}, который изменил редактор`;
  await signIn(page);
  await publishChange(page, getEditAddress('news', entry.documentId, 'ru'), async () => {
    await page.locator('input[name=title]').fill(title);
  });
  // An open page shows it after a reload.
  await page.goto(toAddress(`/ru/news/${String(entry['slug'])}`));
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.locator('h1').innerText();
      },
      { timeout: 15_000, intervals: [100] },
    )
    .toBe(title);
  // The pages that mention it follow.
  await waitUntilLive(await createAdministrator());

  const found = await findPagesWith(title);
  expect(found).toContain(`/ru/news/${String(entry['slug'])}`);
  expect(found).toContain('/ru/news');
  expect(found.filter((pagePath) => !/^\/ru(?:\/|$)/u.test(pagePath))).toEqual([]);
  expect(await findPagesWith(String(entry['title']))).toEqual([]);
});

test('what is unpublished is gone from every page and answers 404', async () => {
  const entry = (await fetchEntries('announcements', 'en')).at(-1);
  if (!entry) throw new Error('There is no announcement in English');
  const editor = await createAdministrator();
  for (const locale of ['uz', 'ru', 'en']) {
    const isThere = (await fetchEntries('announcements', locale)).some(({ documentId }) => documentId === entry.documentId);
    if (isThere) await createEntryClient(editor, 'announcement', locale).unpublish(entry.documentId);
  }
  await waitUntil(async () => (await fetchHtml(`/en/announcements/${String(entry['slug'])}`)).status === 404);
  expect((await fetchFromSite(`/page-data/en/announcements/${String(entry['slug'])}/page-data.json`)).status).toBe(404);
  expect(await findPagesWith(String(entry['title']))).toEqual([]);
});

test('the government reading shows its own menu, and its root answers 200', async ({ page }) => {
  const before = (await fetchHtml('/en')).root.querySelector('header')?.textContent;
  await openSession(page);
  await publishChange(page, getEditAddress('site', '', 'uz'), async () => {
    await page.getByRole('combobox').filter({ hasText: 'institution' }).click();
    await page.getByRole('option', { name: 'government' }).click();
  });
  // Every page shows the menu.
  await waitUntil(async () => (await fetchHtml('/')).status === 200, 200_000);

  const { root: home } = await fetchHtml('/');
  expect(home.querySelector('html')?.getAttribute('lang')).toBe('uz');
  expect((await fetchHtml('/', { 'accept-language': 'ru' })).headers.get('location')).toMatch(/\/ru$/u);
  expect((await fetchHtml('/en')).root.querySelector('header')?.textContent).not.toBe(before);
});

test('what went live change by change is, byte for byte, what a build of the same content makes', async () => {
  const live = await readPublishedFiles();
  await rebuild();
  const built = await readPublishedFiles();
  expect([...live.keys()]).toEqual([...built.keys()]);
  expect([...live].filter(([name, text]) => built.get(name) !== text).map(([name]) => name)).toEqual([]);
});
