import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { getContentTypeUid } from '@ochiq/contract/content-types';
import { expect, type Locator, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { handbookText } from './panel/handbook-examples';
import { takeHandbookPicture } from './panel/handbook-picture';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { paste, pastePicture } from './panel/paste';
import { waitUntilLive } from './panel/publisher';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { dot } from './panel/upload-picture';
import { fetchHtml, settings } from './site';

test.describe.configure({ mode: 'serial' });

const say = loadTexts('uz', 'writing');
const unique = String(Date.now());
const title = `Buyruq ${unique}`;
const slug = `buyruq-${unique}`;
const readClipboard = (name: string) =>
  readFile(path.join(__dirname, '..', '..', 'cms', 'tests', 'fixtures', 'clipboard', `${name}.txt`), 'utf8');

type Node = { type: string; children?: Node[]; [key: string]: unknown };

let session = '';
let editor: Editor;
let all: Editor;
let id = '';

const entries = () => createEntryClient(editor, 'announcement', 'uz');
const readBody = async () => (await entries().find(id))['body'] as Node[];

test.beforeAll(async () => {
  session = await createSession(['Editor (uz)'], 'uz');
  editor = createEditor(session);
  all = await createAdministrator();
  id = await entries().create({ title, slug, date: '2026-11-20' });
});
test.afterAll(async () => {
  await createEntryClient(all, 'announcement', 'uz')
    .remove(id)
    .catch(() => undefined);
  await all.ask('DELETE', `/admin/deleted-entries/announcement/${id}`).catch(() => undefined);
});

const locateField = (page: Page): Locator => page.locator('[data-ochiq=text]').first();
const locateText = (page: Page): Locator => locateField(page).locator('.ProseMirror');

async function open(page: Page, language: PanelLanguage = 'uz', by = session): Promise<Locator> {
  await openSession(page, language, by);
  await page.goto(getEditAddress('announcement', id, 'uz'));
  const text = locateText(page);
  await expect(text).toBeVisible();
  return text;
}

/** Presses a button of the form. @returns what the CMS answers */
async function press(page: Page, name: RegExp, method: 'PUT' | 'POST'): Promise<number> {
  const answer = page.waitForResponse(
    (response) => response.url().includes(getContentTypeUid('announcement')) && response.request().method() === method,
  );
  await page.getByRole('button', { name }).click();
  return (await answer).status();
}
const save = (page: Page) => press(page, /^Saqlash$/u, 'PUT');

const words = (nodes: readonly Node[]): string =>
  nodes.map((node) => (node.type === 'text' ? String(node['text']) : words(node.children ?? []))).join('');

test('an order is pasted from Word and published without cleaning it up', async ({ page }) => {
  const text = await open(page);
  await text.click();
  await paste(text, { html: await readClipboard('word'), text: 'Davlat xizmatlarini' });
  await expect(text.locator('h2')).toHaveText('Davlat xizmatlarini koʻrsatish toʻgʻrisida');
  await expect(text.locator('ol ol ul li')).toHaveText(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? 'elektron pochta orqali.' : 'telefon orqali;')),
  );
  await expect(text.locator('table th')).toHaveText(['Xizmat', 'Muddat', 'Toʻlov']);
  expect(await scanPart(locateField(page))).toEqual([]);
  expect(await press(page, /^Eʼlon qilish$/u, 'POST')).toBe(200);

  const body = await readBody();
  expect(body.filter(({ type }) => type === 'list')).toHaveLength(4);
  await waitUntilLive(all);
  const { root } = await fetchHtml(`/uz/announcements/${slug}`);
  const main = root.querySelector('main');
  expect(main?.querySelectorAll('table th').map(({ textContent }) => textContent.trim())).toEqual(['Xizmat', 'Muddat', 'Toʻlov']);
  expect(main?.querySelectorAll('ol ol ul li').map(({ textContent }) => textContent.trim())).toContain('telefon orqali;');
  expect(main?.textContent).toContain('2026-yil 12-martdagi PQ-77-son qaror.');
});

test('a text is written and formatted by the keyboard alone', async ({ page }) => {
  await entries().save(id, { body: null });
  const text = await open(page);
  await text.focus();
  await page.keyboard.type("O'zbekiston");
  await expect(text).toHaveText('Oʻzbekiston');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('bir');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ikki');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('uch');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('qalin');

  await page.keyboard.press('Alt+F10');
  const toolbar = locateField(page).getByRole('toolbar');
  await expect(toolbar.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const bold = toolbar.getByRole('button', { name: say('bold'), exact: true });
  await expect(bold).toBeFocused();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+Shift+L');
  await page.keyboard.type('Salom');
  await expect(toolbar.getByRole('button', { name: say('untranslated'), exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await save(page)).toBe(200);
  const item = (said: string) => ({ type: 'list-item', children: [{ type: 'text', text: said }] });
  expect(await readBody()).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Oʻzbekiston' }] },
    {
      type: 'list',
      format: 'unordered',
      children: [item('bir'), { type: 'list', format: 'unordered', children: [item('ikki')] }, item('uch')],
    },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'qalin', bold: true },
        { type: 'text', text: 'Salom', untranslated: true },
      ],
    },
  ]);

  await entries().publish(id);
  await waitUntilLive(all);
  const { root } = await fetchHtml(`/uz-cyrl/announcements/${slug}`);
  expect(root.querySelector('main span[translate=no]')?.textContent).toBe('Salom');
  expect(root.querySelectorAll('main strong').map(({ textContent }) => textContent)).toContain('қалин');
});

test('a pasted picture is uploaded once its editor says what it shows', async ({ page }) => {
  const text = await open(page);
  await text.click();
  // What follows the picture makes it one that the library has not.
  await pastePicture(text, { base64: Buffer.concat([dot, Buffer.from(unique)]).toString('base64'), name: 'nuqta.png' });
  const dialog = page.getByRole('dialog', { name: say('picture.title') });
  await expect(dialog).toBeVisible();
  expect(await scanPart(dialog)).toEqual([]);
  await dialog.getByRole('textbox').fill('Oq nuqta');
  await dialog.getByRole('button', { name: say('picture.insert'), exact: true }).click();
  await expect(text.getByRole('img', { name: 'Oq nuqta' })).toBeVisible();
  expect(await save(page)).toBe(200);
  const picture = (await readBody()).find(({ type }) => type === 'image') as Node & { image: { alternativeText: string } };
  expect(picture.image.alternativeText).toBe('Oq nuqta');
});

test('a table, a callout and a note are put in, and words are replaced everywhere', async ({ page }) => {
  await entries().save(id, { body: [{ type: 'paragraph', children: [{ type: 'text', text: 'eski soʻz' }] }] });
  const text = await open(page);
  await text.click();
  await page.keyboard.press('Control+End');
  const toolbar = locateField(page).getByRole('toolbar');
  const insert = async (name: string) => {
    await toolbar.getByRole('button', { name: say('insert'), exact: true }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await insert(say('note'));
  const dialog = page.getByRole('dialog', { name: say('note.title') });
  await dialog.getByRole('textbox').fill('izoh');
  await dialog.getByRole('button', { name: say('apply'), exact: true }).click();
  await expect(text.locator('sup')).toHaveCount(1);
  await insert(say('table'));
  await page.keyboard.type('eski');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b');
  await page.keyboard.press('Tab');
  await page.keyboard.type('c');
  await insert(say('callout.warning'));
  await expect(text.locator('[data-callout=warning]')).toBeVisible();
  await page.keyboard.type('Eski');

  await page.keyboard.press('Control+h');
  const search = locateField(page).getByRole('search');
  await search.getByRole('textbox', { name: say('find.label'), exact: true }).fill('eski');
  await expect(search.getByRole('status')).toHaveText(toPattern(say('find.count'), { count: '3' }));
  expect(await scanPart(locateField(page))).toEqual([]);
  await search.getByRole('textbox', { name: say('find.replacement'), exact: true }).fill('yangi');
  await search.getByRole('button', { name: say('find.all'), exact: true }).click();
  await search.getByRole('button', { name: say('find.close'), exact: true }).click();
  await expect(text).toBeFocused();
  expect(await save(page)).toBe(200);
  const body = await readBody();
  expect(body.map(({ type }) => type)).toEqual(['paragraph', 'table', 'callout']);
  expect(words(body)).toContain('yangi soʻz');
  expect(words(body)).not.toMatch(/eski/iu);
});

test('a link leads to an entry, and follows it', async ({ page }) => {
  await entries().save(id, { body: [{ type: 'paragraph', children: [{ type: 'text', text: 'havola' }] }] });
  const text = await open(page);
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: say('link.title') });
  await expect(dialog).toBeVisible();
  expect(await scanPart(dialog)).toEqual([]);
  const page_ = dialog.getByRole('combobox', { name: loadTexts('uz', 'menus')('page'), exact: true });
  await page_.click();
  await page.getByRole('option').nth(1).click();
  await dialog.getByRole('button', { name: say('link.set'), exact: true }).click();
  expect(await save(page)).toBe(200);
  const [paragraph] = await readBody();
  expect(paragraph?.children?.[0]).toMatchObject({ type: 'link', children: [{ type: 'text', text: 'havola' }] });
});

for (const language of listStoryLanguages('en'))
  test(`the editor says everything in the language of the panel, and axe finds nothing (${language})`, async ({ page }) => {
    await entries().save(id, { body: handbookText[language] });
    const text = await open(page, language, await createSession(['Editor (uz)'], language));
    const own = loadTexts(language, 'writing');
    await expect(locateField(page).getByRole('button', { name: own('bold'), exact: true })).toBeVisible();
    await expect(text).toHaveAccessibleName(/\S/u);
    expect(await scanPart(locateField(page))).toEqual([]);
    await takeHandbookPicture(page.locator('[data-field=body]').locator('..'), language, 'text');

    // The advice on the texts of the form, in the panel's language; the words are Uzbek.
    const advice = loadTexts(language, 'checks');
    const checks = locateSidePanel(page, advice('title'));
    await page.locator('input[name=title]').fill(`MUHIM XABAR BERILDI ${unique}`);
    const place = checks.getByRole('button', { name: advice('capitals') });
    await expect(place).toContainText('MUHIM XABAR BERILDI');
    expect(await scanPart(checks)).toEqual([]);
    await text.click();
    await page.keyboard.type('2026 yil ');
    await checks.getByRole('button', { name: advice('date-form') }).click();
    await expect(text).toBeFocused();
    await place.click();
    await expect(page.locator('input[name=title]')).toBeFocused();
    await takeHandbookPicture(checks, language, 'advice');
  });

test('the script of the editor comes with the first text only', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openSession(page, 'uz', session);
  await page.goto(`${settings.cmsUrl}/admin/content-manager/collection-types/${getContentTypeUid('announcement')}`);
  await expect(page.getByText(title)).toBeVisible();
  expect(scripts.filter((url) => url.includes('text-editor'))).toEqual([]);
  await openInPanel(page, getEditAddress('announcement', id, 'uz'));
  await expect(locateText(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes('text-editor'))).toHaveLength(1);
});
