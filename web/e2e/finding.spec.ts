import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { expect, type Page } from '@playwright/test';

import { createAdministrator, createEntryClient, createSession, deletePages, type Editor } from './panel/editor';
import { takeHandbookPicture } from './panel/handbook-picture';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, panelLanguages, type PanelLanguage, toPattern } from './panel/texts';
import { settings } from './site';

test.describe.configure({ mode: 'serial' });

const unique = String(Date.now());
/** A word that nothing else has; the number is a word of its own. */
const title = `Gidrogeologlar${unique} maktabi`;
const getListPath = (type: ContentTypeName) => `/admin/content-manager/collection-types/${getContentTypeUid(type)}`;
const list = getListPath('page');
const paragraphs = [{ type: 'paragraph', children: [{ type: 'text', text: `Toʻgʻonqishloq${unique} yaqinida PQ–4135 ijro etiladi.` }] }];
const blocks = [{ __component: 'block.text', body: paragraphs }];

/** What an editor may look for. */
const words = { uz: 'Sokolova', ru: 'Соколова', en: 'Sokolova' } as const;

let chief: Editor;
let entry = '';
const pages = (locale: string) => createEntryClient(chief, 'page', locale);
const everyRole = (language: PanelLanguage) =>
  createSession(
    panelLanguages.map((locale) => `Editor (${locale})`),
    language,
  );

test.beforeAll(async () => {
  chief = await createAdministrator();
  entry = await pages('uz').create({ title, slug: `maktab-${unique}`, blocks });
  await pages('ru').save(entry, { title: `Школа ${unique}`, slug: `shkola-${unique}`, blocks: [] });
  for (const locale of ['uz', 'ru']) await pages(locale).publish(entry);
  await pages('uz').save(entry, { title: `${title}, yangi` });
  await pages('uz').publish(entry);
});
test.afterAll(async () => {
  await deletePages(chief, [entry]);
});

/** Types into the search, and waits for the results of just that. */
async function searchFor(page: Page, q: string) {
  await page.getByRole('combobox').last().fill(q);
  await expect(page.locator('[data-ochiq="palette-list"]')).toHaveAttribute('data-query', q);
  // The first search after a start waits until everything is read.
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: 60_000 });
}

for (const language of listStoryLanguages('ru'))
  test(`everything is found by keyboard, in any alphabet (${language})`, async ({ page }) => {
    const [say, sayDesk] = [loadTexts(language, 'palette'), loadTexts(language, 'desk')];
    await openSession(page, language, await everyRole(language));
    await page.goto(`${settings.cmsUrl}/admin`);
    await expect(page.getByRole('region', { name: sayDesk('mine') }).getByRole('button', { name: toPattern(say('button')) })).toBeVisible();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: say('title') });
    await expect(dialog.getByRole('option', { name: say('desk') })).toBeVisible();
    await searchFor(page, `тўғонқишлоқ${unique}`);
    const option = dialog.getByRole('option', { selected: true });
    await expect(option).toContainText(title);
    await expect(option.locator('mark')).toContainText(`Toʻgʻonqishloq${unique}`);
    await expect(dialog.getByRole('status')).toHaveText(toPattern(say('count')));
    expect(await scanPart(dialog)).toEqual([]);
    await searchFor(page, words[language]);
    await takeHandbookPicture(dialog, language, 'search');
    await searchFor(page, `тўғонқишлоқ${unique}`);
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(new RegExp(`${entry}\\?plugins\\[i18n\\]\\[locale\\]=uz`, 'u'));
    // The name of a command leads there, too.
    await searchFor(page, say('trash'));
    await expect(option).toHaveText(say('trash'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/trash$/u);
    await expect(dialog).toHaveCount(0);
  });

test('within a text the keys insert a link, and outside they search', async ({ page }) => {
  const [say, sayWriting] = [loadTexts('uz', 'palette'), loadTexts('uz', 'writing')];
  await openSession(page, 'uz', await everyRole('uz'));
  await page.goto(`${settings.cmsUrl}${getListPath('announcement')}/create?plugins[i18n][locale]=uz`);
  await page.locator('[data-field="body"] [contenteditable="true"]').click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: sayWriting('link.title') })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: say('title') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('input[name=title]').focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: say('title') })).toBeVisible();
});

for (const language of listStoryLanguages('en'))
  test(`a list is narrowed to outdated translations, low rows, saved under a name (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'lists');
    await openSession(page, language, await everyRole(language));
    await page.goto(`${settings.cmsUrl}${list}?plugins[i18n][locale]=uz`);
    const choice = page.getByRole('combobox', { name: say('filter') });
    await choice.click();
    await page.getByRole('option', { name: `RU: ${say('outdated')}` }).click();
    const row = page.getByRole('row').filter({ hasText: unique });
    await expect(row.getByRole('listitem').nth(1)).toContainText(say('outdated'));
    await expect(page).toHaveURL(/languageState\]=ru(?::|%3A)outdated/u);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64);
    // Who saved it is the last column: Strapi's own for the state in one language would follow.
    expect((await page.locator('thead th').allTextContents()).at(-1)).toContain(say('saver'));
    await page.getByRole('button', { name: say('views') }).click();
    const dialog = page.getByRole('dialog', { name: say('views') });
    await dialog.getByLabel(say('views.name')).fill(`Mine ${unique}`);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    expect(await scanPart(dialog)).toEqual([]);
    await page.keyboard.press('Escape');
    await openInPanel(page, `${settings.cmsUrl}${list}?plugins[i18n][locale]=uz`);
    const saved = page.getByRole('list', { name: say('views') });
    expect(await scanPart(saved)).toEqual([]);
    await saved.getByRole('link', { name: `Mine ${unique}` }).click();
    await expect(choice).toContainText(`RU: ${say('outdated')}`);
    await expect(row).toHaveCount(1);
    await row.getByRole('link').first().click();
    const languages = page
      .getByRole('complementary')
      .getByRole('list')
      .filter({ hasText: say('outdated') });
    expect(await scanPart(languages)).toEqual([]);
    await takeHandbookPicture(languages.locator('xpath=ancestor::aside[1]'), language, 'languages');
    await languages.getByRole('link', { name: say('compare') }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/history/page/${entry}/uz\\?before=`, 'u'));
  });
