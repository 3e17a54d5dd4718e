import { getContentTypeUid } from '@ochiq/contract/content-types';
import { expect, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, deletePages, type Editor } from './panel/editor';
import { takeHandbookPicture } from './panel/handbook-picture';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, type PanelLanguage, toPattern } from './panel/texts';
import { settings } from './site';

test.describe.configure({ mode: 'serial' });

const unique = String(Date.now());
const locales = ['uz', 'ru', 'en'] as const;
const overdue = 'Suv hisobi qoidalari';
/** Strapi's names of the menu in the header of an entry. */
const moreActions = { uz: 'Yana amallar', ru: 'Другие действия', en: 'More actions' } as const;

let chief: Editor;
let source = '';
const created: string[] = [];
const pages = (by: Editor, locale: string) => createEntryClient(by, 'page', locale);

const sessions = new Map<PanelLanguage, string>();
/** Returns the session of an editor of all languages who reads the panel in one of them. */
async function createEditorSession(language: PanelLanguage): Promise<string> {
  const roles = locales.map((locale) => `Editor (${locale})`);
  const session = sessions.get(language) ?? (await createSession(roles, language));
  sessions.set(language, session);
  return session;
}

test.beforeAll(async () => {
  chief = await createAdministrator();
  source = await pages(chief, 'uz').create({ title: overdue, slug: `korik-${unique}`, blocks: [], reviewOn: '2020-01-01' });
  created.push(source);
  for (const locale of ['ru', 'en'])
    await pages(chief, locale).save(source, { title: `Page ${locale} ${unique}`, slug: `page-${locale}-${unique}`, blocks: [] });
});
test.afterAll(async () => {
  await deletePages(chief, created);
});

/** Opens the form of a new page. @returns the part with the templates */
async function openNewPage(page: Page, language: PanelLanguage, locale: string) {
  const say = loadTexts(language, 'starters');
  await openSession(page, language, await createEditorSession(language));
  await page.goto(
    `${settings.cmsUrl}/admin/content-manager/collection-types/${getContentTypeUid('page')}/create?plugins[i18n][locale]=${locale}`,
  );
  const part = locateSidePanel(page, say('title'));
  await expect(part.getByRole('button', { name: say('empty'), exact: true })).toHaveAttribute('aria-pressed', 'true');
  return { say, part };
}

const leadField = (page: Page) => page.locator('textarea[name=lead]');

for (const language of listStoryLanguages('uz'))
  test(`an editor fills a new page with a template, by keyboard (${language})`, async ({ page }) => {
    const { say, part } = await openNewPage(page, language, language);
    expect(await scanPart(part)).toEqual([]);
    await takeHandbookPicture(part, language, 'templates');
    await part.getByRole('button', { name: say('report'), exact: true }).press('Enter');
    await expect(part.getByRole('status')).toHaveText(toPattern(say('filled'), { name: say('report') }));
    await expect(leadField(page)).toHaveValue(/^\[\[.+\]\]$/u);
    // Another one takes its place, and an empty page takes it back.
    const former = await leadField(page).inputValue();
    await part.getByRole('button', { name: say('service'), exact: true }).press('Enter');
    await expect(leadField(page)).not.toHaveValue(former);
    await part.getByRole('button', { name: say('empty'), exact: true }).press('Enter');
    await expect(leadField(page)).toHaveValue('');
  });

test('a filled page is saved as a draft, and is published only without hints', async ({ page }) => {
  const { say, part } = await openNewPage(page, 'uz', 'uz');
  await part.getByRole('button', { name: say('contact-point'), exact: true }).click();
  await page.locator('input[name=title]').fill(`Qabul joyi ${unique}`);
  const saving = page.waitForResponse(
    (response) => response.url().includes(getContentTypeUid('page')) && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: /^Saqlash$/u }).click();
  expect((await saving).status()).toBe(201);
  await expect(page).not.toHaveURL(/\/create/u);
  const id = /page\.page\/(?<id>\w+)/u.exec(page.url())?.groups?.['id'] ?? '';
  created.push(id);
  // It is an entry now: no template replaces its text.
  await expect(part).toHaveCount(0);
  const { blocks } = await pages(chief, 'uz').find(id);
  expect((blocks as { __component: string }[]).map(({ __component: component }) => component)).toEqual([
    'block.address',
    'block.contacts',
    'block.text',
    'block.text',
  ]);
  await expect(pages(createEditor(await createEditorSession('uz')), 'uz').publish(id)).rejects.toThrow(
    /“Manzil” blokida andozaning koʻrsatmasi qolgan/u,
  );
});

for (const language of listStoryLanguages('ru'))
  test(`an editor copies a page with all its languages (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'duplicate');
    await openSession(page, language, await createEditorSession(language));
    await page.goto(getEditAddress('page', source, 'uz'));
    await page.getByRole('button', { name: moreActions[language], exact: true }).first().click();
    await page.getByRole('menuitem', { name: say('label'), exact: true }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: say('title') });
    await expect(dialog.getByText(say('body'))).toBeVisible();
    expect(await scanPart(dialog)).toEqual([]);
    await takeHandbookPicture(dialog, language, 'duplicate');
    await dialog.getByRole('button', { name: say('label'), exact: true }).press('Enter');
    await expect(page.getByText(say('done')).first()).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(source, 'u'));
    const copy = /page\.page\/(?<id>\w+)/u.exec(page.url())?.groups?.['id'] ?? '';
    created.push(copy);
    const titles = await Promise.all(locales.map(async (locale) => (await pages(chief, locale).find(copy))['title']));
    expect(titles).toEqual([`${overdue} (nusxa)`, `Page ru ${unique} (копия)`, `Page en ${unique} (copy)`]);
  });

test('an editor of one language is not offered to copy what has others', async ({ page }) => {
  await openSession(page, 'en', await createSession(['Editor (uz)'], 'en'));
  await page.goto(getEditAddress('page', source, 'uz'));
  await page.getByRole('button', { name: moreActions.en, exact: true }).first().click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: loadTexts('en', 'duplicate')('label'), exact: true })).toHaveCount(0);
});

for (const language of listStoryLanguages('en'))
  test(`the home page lists the pages whose review is due (${language})`, async ({ page }) => {
    const say = loadTexts(language, 'reviews');
    await openSession(page, language, await createEditorSession(language));
    await page.goto(`${settings.cmsUrl}/admin`);
    const widget = page.getByRole('region', { name: say('title') });
    const row = widget.getByRole('listitem').filter({ hasText: overdue }).first();
    await expect(row).toContainText(toPattern(say('due'), { day: '01.01.2020' }, 'within'));
    // The frame around it is Strapi's.
    expect(await scanPart(widget.getByRole('list').first())).toEqual([]);
    await takeHandbookPicture(widget, language, 'reviews');
    await row.getByRole('link').press('Enter');
    await expect(page).toHaveURL(/page\.page/u);
  });
