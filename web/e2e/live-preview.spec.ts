import { expect, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEntryClient, createSession, type Editor } from './panel/editor';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, panelLanguages, type PanelLanguage } from './panel/texts';
import { fetchEntries } from './site';

test.describe.configure({ mode: 'serial' });

const titles = { uz: 'Yozilayotgan sarlavha', ru: 'Заголовок, который пишут', en: 'A title being typed' } as const;
const missing = { uz: 'Sarlavha: toʻldirilmagan', ru: 'Заголовок: не заполнено', en: 'Title: is missing' } as const;

let chief: Editor;
let documentId = '';

test.beforeAll(async () => {
  chief = await createAdministrator();
  const ids = await Promise.all(
    panelLanguages.map(async (locale) => new Set((await fetchEntries('news-items', locale)).map((one) => one.documentId))),
  );
  documentId = [...(ids[0] ?? [])].find((id) => ids.every((known) => known.has(id))) ?? '';
});

/** Opens an entry as an editor of all languages, with the preview beside its form. */
async function openPreview(page: Page, locale: PanelLanguage, document: string) {
  const say = loadTexts(locale, 'preview');
  const session = await createSession(
    panelLanguages.map((one) => `Editor (${one})`),
    locale,
  );
  await openSession(page, locale, session);
  await page.goto(getEditAddress('news', document, locale));
  await locateSidePanel(page, say('title'))
    .getByRole('button', { name: say('open') })
    .click();
  const pane = page.locator('[data-ochiq="preview"]');
  return { say, pane, shown: pane.frameLocator('iframe') };
}

for (const locale of listStoryLanguages('uz'))
  test(`an editor sees the page while typing, and what is missing in it, and saves nothing (${locale})`, async ({ page }) => {
    const { say, pane, shown } = await openPreview(page, locale, documentId);
    const title = page.locator('input[name=title]');
    const before = await title.inputValue();
    await expect(shown.locator('h1')).toHaveText(before);
    await expect(shown.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`, 'u'));
    await title.fill('');
    await title.pressSequentially(titles[locale]);
    await expect(shown.locator('h1')).toHaveText(titles[locale]);
    await title.fill('');
    await expect(shown.locator('h1 mark')).toHaveText(missing[locale]);
    // What is missing is listed, and leads to its field.
    await pane.locator('summary').click();
    await pane.getByRole('button', { name: missing[locale] }).click();
    await expect(title).toBeFocused();
    expect(await scanPart(pane)).toEqual([]);
    expect((await createEntryClient(chief, 'news', locale).find(documentId))['title']).toBe(before);
    await pane.getByRole('button', { name: say('close') }).click();
    await expect(pane).toHaveCount(0);
  });

test('a part of the page leads to its field, by click and by keyboard; phone, colours and languages are chosen', async ({ page }) => {
  const { say, pane, shown } = await openPreview(page, 'uz', documentId);
  const summary = shown.locator('[data-ochiq-path="summary"]').first();
  await summary.click();
  await expect(page.locator('textarea[name=summary]')).toBeFocused();
  const paragraph = shown.locator('p[data-ochiq-path^="body."]').first();
  const words = await paragraph.textContent();
  await paragraph.click();
  await expect(page.locator('[data-field="body"] [contenteditable="true"]')).toBeFocused();
  expect(await page.evaluate(() => window.getSelection()?.anchorNode?.textContent)).toBe(words);
  await shown.locator('h1[data-ochiq-path]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=title]')).toBeFocused();

  await pane.getByRole('button', { name: say('width.phone'), exact: true }).click();
  await expect.poll(() => shown.locator('html').evaluate(() => window.innerWidth)).toBe(390);
  await pane.getByRole('button', { name: say('theme.dark'), exact: true }).click();
  await expect(shown.locator('html')).toHaveAttribute('data-theme', 'dark');
  const russian = (await createEntryClient(chief, 'news', 'ru').find(documentId))['title'];
  await pane.getByRole('button', { name: 'Русский', exact: true }).click();
  await expect(shown.locator('h1')).toHaveText(String(russian));
  await expect(pane).toContainText(say('saved'));
});

test('an entry that was never saved has a page, too, with all that is missing marked', async ({ page }) => {
  const { pane, shown } = await openPreview(page, 'uz', 'create');
  await expect(shown.locator('h1 mark')).toHaveText(missing.uz);
  await page.locator('input[name=title]').fill('Yangi xabar');
  await expect(shown.locator('h1')).toHaveText('Yangi xabar');
  await expect(pane.locator('summary')).toBeVisible();
  const offered = await fetchEntries('news-items', 'uz');
  expect(offered.some((one) => one['title'] === 'Yangi xabar')).toBe(false);
});
