import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test, type Page } from '@playwright/test';

import { address, entriesOf, htmlOf, readablePages, settings, settingsFile, wordsOf } from './the-site';

test.describe.configure({ mode: 'serial' });

const root = path.join(__dirname, '..', '..');

async function rebuild(): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join('packages', 'tooling', 'src', 'test', 'rebuild.ts'), settingsFile],
    { cwd: root, maxBuffer: 1e8 },
  );
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${settings.cmsUrl}/admin`);
  await page.locator('input[name=email]').fill(settings.ADMIN_EMAIL);
  await page.locator('input[name=password]').fill(settings.ADMIN_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/?$/u);
}

async function publishChange(page: Page, place: string, change: () => Promise<void>): Promise<void> {
  await page.goto(`${settings.cmsUrl}/admin/content-manager/${place}`);
  await change();
  const published = page.waitForResponse(
    (response) => response.url().includes('/actions/publish') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: /^Publish$/u }).click();
  expect((await published).status()).toBe(200);
}

/** Which pages show the words. */
async function pagesWith(words: string): Promise<string[]> {
  const found: string[] = [];
  for (const { path: pagePath } of readablePages()) if (wordsOf((await htmlOf(pagePath)).root).includes(words)) found.push(pagePath);
  return found;
}

test('a title that an editor changes in the panel is on the right pages after a build, and nowhere else', async ({ page }) => {
  const [entry] = (await entriesOf('news-items', 'ru')).sort((a, b) => String(b['date']).localeCompare(String(a['date'])));
  if (!entry) throw new Error('There is no news in Russian');
  const title = 'Заголовок, который изменил редактор';
  await signIn(page);
  await publishChange(page, `collection-types/api::news.news/${entry.documentId}?plugins[i18n][locale]=ru`, async () => {
    await page.locator('input[name=title]').fill(title);
  });
  await rebuild();

  const found = await pagesWith(title);
  expect(found).toContain(`/ru/news/${String(entry['slug'])}`);
  expect(found).toContain('/ru/news');
  expect(found.filter((pagePath) => !/^\/ru(?:\/|$)/u.test(pagePath))).toEqual([]);
  expect(await pagesWith(String(entry['title']))).toEqual([]);
});

test('what is unpublished is gone from every page and answers 404', async ({ request }) => {
  const entry = (await entriesOf('announcements', 'en')).at(-1);
  if (!entry) throw new Error('There is no announcement in English');
  const login = await request.post(`${settings.cmsUrl}/admin/login`, {
    data: { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD },
  });
  const { data } = (await login.json()) as { data: { token: string } };
  for (const locale of ['uz', 'ru', 'en']) {
    const answer = await request.post(
      `${settings.cmsUrl}/content-manager/collection-types/api::announcement.announcement/${entry.documentId}/actions/unpublish?locale=${locale}`,
      {
        headers: { authorization: `Bearer ${data.token}` },
        data: {},
      },
    );
    expect([200, 404]).toContain(answer.status());
  }
  await rebuild();
  expect((await htmlOf(`/en/announcements/${String(entry['slug'])}`)).status).toBe(404);
  expect((await fetch(address(`/page-data/en/announcements/${String(entry['slug'])}/page-data.json`))).status).toBe(404);
  expect(await pagesWith(String(entry['title']))).toEqual([]);
});

test('the government reading shows its own menu, and its root answers 200', async ({ page }) => {
  const before = (await htmlOf('/en')).root.querySelector('header')?.textContent;
  await signIn(page);
  await publishChange(page, 'single-types/api::site.site?plugins[i18n][locale]=uz', async () => {
    await page.getByRole('combobox').filter({ hasText: 'institution' }).click();
    await page.getByRole('option', { name: 'government' }).click();
  });
  await rebuild();

  const { status, root: home } = await htmlOf('/');
  expect(status).toBe(200);
  expect(home.querySelector('html')?.getAttribute('lang')).toBe('uz');
  expect((await htmlOf('/', { 'accept-language': 'ru' })).headers.get('location')).toMatch(/\/ru$/u);
  expect((await htmlOf('/en')).root.querySelector('header')?.textContent).not.toBe(before);
});
