import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { expect, type Page } from '@playwright/test';

import { createAdministrator, createEntryClient, createSession, deletePages, type Editor } from './panel/editor';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, type PanelLanguage } from './panel/texts';
import { settings } from './site';

test.describe.configure({ mode: 'serial' });

const unique = String(Date.now());
const locales = ['uz', 'ru', 'en'] as const;
const names = { uz: 'Oʻzbekcha', ru: 'Русский', en: 'English' } as const;

let chief: Editor;
let entry = '';
const pages = (locale: string) => createEntryClient(chief, 'page', locale);

test.beforeAll(async () => {
  chief = await createAdministrator();
  entry = await pages('uz').create({ title: `Roʻyxatdagi ${unique}`, slug: `royxat-${unique}`, blocks: [] });
  for (const locale of ['ru', 'en']) await pages(locale).save(entry, { title: `Listed ${unique}`, slug: `listed-${unique}`, blocks: [] });
  await pages('uz').publish(entry);
  await pages('ru').publish(entry);
  await pages('ru').save(entry, { title: `Изменено ${unique}` });
});
test.afterAll(async () => {
  await deletePages(chief, [entry]);
});

async function openList(page: Page, type: ContentTypeName, language: PanelLanguage, session: string, query = '') {
  await openSession(page, language, session);
  const address = `/admin/content-manager/collection-types/${getContentTypeUid(type)}?plugins[i18n][locale]=${language}${query}`;
  await page.goto(settings.cmsUrl + address);
}

for (const language of listStoryLanguages('ru'))
  test(`an editor sees the state of an entry in each language, and opens one by keyboard (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'lists');
    const session = await createSession(
      locales.map((locale) => `Editor (${locale})`),
      language,
    );
    await openList(page, 'page', language, session, `&_q=${unique}`);
    await expect(page.locator('thead th').filter({ hasText: say('states') })).toHaveCount(1);
    const row = page.getByRole('row').filter({ hasText: unique });
    const states = row.getByRole('list');
    const expected = { uz: 'published', ru: 'changed', en: 'draft' } as const;
    for (const locale of locales)
      await expect(states.getByRole('link', { name: `${names[locale]}: ${say(expected[locale])}`, exact: true })).toBeVisible();
    expect(await scanPart(states)).toEqual([]);
    // As in Strapi's lists: arrows between cells, Enter into one, Tab between its links.
    await row.getByRole('link').first().focus();
    for (const key of ['ArrowRight', 'Enter', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(states.getByRole('link', { name: new RegExp(`^${names.en}`, 'u') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${entry}\\?plugins\\[i18n\\]\\[locale\\]=en`, 'u'));
  });

test('an editor of one language is told the state of the others, and is led to none of them', async ({ page }) => {
  await openList(page, 'page', 'uz', await createSession(['Editor (uz)'], 'uz'), `&_q=${unique}`);
  const states = page.getByRole('row').filter({ hasText: unique }).getByRole('list');
  await expect(states.getByRole('listitem')).toHaveCount(3);
  await expect(states.getByRole('link')).toHaveCount(1);
});

for (const language of listStoryLanguages('en'))
  test(`news are listed by title, with pictures, the newest first (${language})`, async ({ page }) => {
    await openList(page, 'news', language, await createSession([`Editor (${language})`], language));
    await expect(page.locator('tbody tr').first().getByRole('listitem')).toHaveCount(3);
    const picture = page.locator('tbody img').first();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('alt', /./u);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await scanPart(picture)).toEqual([]);
    expect((await page.locator('tbody tr').first().boundingBox())?.height).toBeLessThanOrEqual(64);
    // Neither an id nor an address: the title is the entry's link.
    await expect(page.locator('tbody tr:first-child td:nth-child(2) a')).toBeVisible();
    const days = await page.locator('tbody tr td:nth-child(5)').allTextContents();
    const sortable = days.map((day) => day.trim().split('.').reverse().join('-'));
    expect(sortable).toEqual(sortable.toSorted().reverse());
  });
