import path from 'node:path';

import { getContentTypeUid } from '@ochiq/contract/content-types';
import { expect, type Browser, type Page } from '@playwright/test';

import { startOwnEdge } from './own-edge';
import { createAdministrator, createEntryClient, createModeratorSession, createSession, type Editor } from './panel/editor';
import { takeHandbookPicture } from './panel/handbook-picture';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { waitUntilLive } from './panel/publisher';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, panelLanguages, toPattern, type PanelLanguage } from './panel/texts';
import { fetchFromSite, isHydrated, settings } from './site';
import { waitUntil } from './wait-until';

test.describe.configure({ mode: 'serial' });

/** What Strapi's own parts of the panel say. */
const words = {
  uz: { unpublish: 'Eʼlondan olish', more: 'Hujjat bilan yana amallar' },
  ru: { unpublish: 'Снять с публикации', more: 'Другие действия с документом' },
  en: { unpublish: 'Unpublish', more: 'More document actions' },
} as const;

/** The browser of the tests says that it is a robot, which is not counted. */
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const unique = String(Date.now());
const unreadCount = 3;
let chief: Editor;
/** The page that is read, and three that are not, each of another year of review. */
let read = '';
let unread: string[] = [];
const pages = (locale = 'uz') => createEntryClient(chief, 'page', locale);
type PageName = 'read' | number;
const titles: Readonly<Record<PageName, string>> = {
  ...{ read: 'Suvni tejash maslahatlari', 0: 'Eski tariflar jadvali', 1: 'Yopilgan dastur hisoboti', 2: 'Koʻchgan qabulxona manzili' },
};
const slugOf = (name: PageName) => `sahifa-${String(name)}-${unique}`;
const titleOf = (name: PageName) => titles[name] ?? '';

async function publishPage(name: PageName, reviewOn: string): Promise<string> {
  const id = await pages().create({ title: titleOf(name), slug: slugOf(name), blocks: [], reviewOn });
  await pages().publish(id);
  return id;
}

/** Reads pages as a citizen does: from another site, twice, and on to the list of news without loading a document. */
async function readAsCitizen(browser: Browser, siteUrl: string): Promise<void> {
  const context = await browser.newContext({ userAgent: phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/uz/${slugOf('read')}`, { referer: 'https://my.gov.example/uz/services?id=7' });
  await page.reload();
  await page.mouse.move(5, 5);
  await expect.poll(() => isHydrated(page)).toBe(true);
  const alert = page.waitForResponse((response) => response.url().endsWith('/alert/uz.json'));
  await page
    .locator('a[href="/uz/contact"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await alert;
  await context.close();
  // Neither who asks not to be counted nor a program.
  for (const headers of [{ 'user-agent': phone, 'sec-gpc': '1' }, { 'user-agent': 'curl/8' }])
    await fetch(`${siteUrl}/uz/${slugOf('read')}`, { headers });
}

async function searchInVain(siteUrl: string): Promise<void> {
  for (const client of [1, 2, 3]) {
    const headers = { 'user-agent': phone, 'x-forwarded-for': `203.0.113.${String(client)}` };
    for (const query of [`zzqx ${unique.slice(-4)}`, '%2B998901234567']) await fetch(`${siteUrl}/uz/search?q=${query}`, { headers });
  }
  // One person’s words.
  const headers = { 'user-agent': phone, 'x-forwarded-for': '203.0.113.1' };
  for (let index = 0; index < 5; index += 1) await fetch(`${siteUrl}/uz/search?q=zzqx+mening`, { headers });
}

test.beforeAll(async ({ browser }) => {
  chief = await createAdministrator();
  read = await publishPage('read', '1992-01-01');
  unread = await Promise.all([0, 1, 2].map((index) => publishPage(index, `199${String(index + 3)}-02-01`)));
  await waitUntilLive(chief);
  const edge = await startOwnEdge({
    port: 0,
    STATISTICS_DIR: path.join(settings.dataDir, 'lost', 'statistics'),
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await readAsCitizen(browser, edge.url);
  await searchInVain(edge.url);
  // What it has counted is written now.
  await edge.stop();
});
test.afterAll(async () => {
  for (const id of [read, ...unread])
    await chief.ask('DELETE', `/content-manager/collection-types/${getContentTypeUid('page')}/${id}?locale=*`).catch(() => undefined);
});

const everyLanguage = panelLanguages.map((language) => `Editor (${language})`);
/** A section of the page with statistics, by its name. */
const section = (name: string) => `section[aria-label="${name}"]`;

for (const language of listStoryLanguages('uz'))
  test(`an editor sees what citizens read, and the least read pages, the longest overdue first (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'statistics');
    await openSession(page, language, await createSession(everyLanguage, language));
    await page.goto(`${settings.cmsUrl}/admin/content-manager/collection-types/${getContentTypeUid('page')}`);
    await page
      .getByRole('group', { name: loadTexts(language, 'groups')('site') })
      .getByRole('link', { name: say('title') })
      .click();
    await page.getByRole('button', { name: toPattern(say('days'), { days: '7' }) }).click();
    await expect(page).toHaveURL(/days=7/u);

    const most = page.locator(section(say('pages')));
    await most.getByRole('button', { name: 'Oʻzbekcha' }).click();
    const row = most.getByRole('row').filter({ hasText: titleOf('read') });
    await expect(row.getByRole('cell').last()).toHaveText('2');
    await expect(row.getByRole('link')).toHaveAttribute('href', new RegExp(read, 'u'));
    // Where the reader went without loading a document.
    await expect(most.getByRole('row').filter({ hasText: '/uz/contact' })).toHaveCount(1);
    await expect(
      page
        .locator(section(say('referrers')))
        .getByRole('row')
        .filter({ hasText: 'my.gov.example' }),
    ).toHaveCount(1);
    const searched = page.locator(section(say('searches'))).getByRole('row');
    await expect(searched.filter({ hasText: `zzqx ${unique.slice(-4)}` })).toHaveCount(1);
    for (const absent of ['998901234567', 'mening']) await expect(searched.filter({ hasText: absent })).toHaveCount(0);

    const least = page.locator(section(say('unread'))).getByRole('row');
    for (let index = 0; index < unreadCount; index += 1) await expect(least.nth(index + 1)).toContainText(titleOf(index));
    await takeHandbookPicture(most, language, 'most-read');
    await takeHandbookPicture(page.locator(section(say('unread'))), language, 'few-read');
    await page.getByText(say('table')).click();
    expect(await scanPart(page.getByRole('main'))).toEqual([]);

    const download = page.waitForEvent('download');
    await most.getByRole('button', { name: toPattern(say('csv'), { name: say('pages') }) }).click();
    expect((await download).suggestedFilename()).toMatch(/^pages-uz-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/u);
  });

test('lists of entries show how often their pages were read', async ({ page }) => {
  await openSession(page, 'en', await createSession(['Editor (uz)'], 'en'));
  await page.goto(
    `${settings.cmsUrl}/admin/content-manager/collection-types/${getContentTypeUid('page')}?plugins[i18n][locale]=uz&_q=${encodeURIComponent(titleOf('read'))}`,
  );
  const states = page
    .getByRole('row')
    .filter({ hasText: titleOf('read') })
    .getByRole('list');
  await expect(states.getByText('2 views in 30 days')).toHaveCount(1);
  expect(await scanPart(states)).toEqual([]);
});

test('who only answers citizens has no statistics', async ({ page }) => {
  const say = loadTexts('uz', 'statistics');
  await openSession(page, 'uz', await createModeratorSession('uz'));
  await page.goto(`${settings.cmsUrl}/admin/statistics`);
  await expect(page.getByRole('alert').filter({ hasText: toPattern(say('broken'), {}, 'within') })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

/** Opens the three least read pages one after another, as the handbook says, and withdraws the first. */
async function withdrawUnread(page: Page, language: PanelLanguage): Promise<void> {
  const say = loadTexts(language, 'statistics');
  await page.goto(`${settings.cmsUrl}/admin/statistics?days=90`);
  const least = page.locator(section(say('unread'))).getByRole('row');
  for (let index = unreadCount - 1; index >= 0; index -= 1) {
    await least
      .nth(index + 1)
      .getByRole('link')
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: titleOf(index) })).toBeVisible();
    if (index > 0) await page.goBack();
  }
  await page.getByRole('button', { name: words[language].more, exact: true }).click();
  await page.getByRole('menuitem', { name: words[language].unpublish, exact: true }).click();
}

test('an editor finds the three oldest pages that nobody reads, and withdraws one', async ({ page }) => {
  await openSession(page, 'uz', await createSession(['Editor (uz)'], 'uz'));
  await withdrawUnread(page, 'uz');
  await waitUntil(async () => (await fetchFromSite(`/uz/${slugOf(0)}`)).status === 404);
  expect((await fetchFromSite(`/uz/${slugOf(1)}`)).status).toBe(200);
  await openInPanel(page, `${settings.cmsUrl}/admin/statistics?days=90`);
  const least = page.locator(section(loadTexts('uz', 'statistics')('unread'))).getByRole('row');
  await expect(least.nth(1)).toContainText(titleOf(1));
});
