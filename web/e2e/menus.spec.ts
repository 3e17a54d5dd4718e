import { expect, type Locator, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { takeHandbookPicture } from './panel/handbook-picture';
import { test } from './panel/panel-test';
import { waitUntilLive } from './panel/publisher';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern } from './panel/texts';
import { fetchHtml } from './site';

test.describe.configure({ mode: 'serial' });

type Item = { id: string; target: string | null; labels: Readonly<Record<string, string>>; items: Item[] };
const profiles = ['institution', 'government'] as const;
type Profile = (typeof profiles)[number];
type Menus = Record<Profile, Item[]>;

const unique = String(Date.now());
const title = `Menyu sinovi ${unique}`;
const slug = `menyu-sinovi-${unique}`;

let session = '';
let editor: Editor;
let all: Editor;
let id = '';
let before: Menus;
/** Whose menu the site shows: other tests change it. */
let profile: Profile;

const pages = (by: Editor) => createEntryClient(by, 'page', 'uz');
const navigation = (by: Editor) => createEntryClient(by, 'navigation', 'uz');
const say = loadTexts('uz', 'menus');
const merge = loadTexts('uz', 'merge');

/** Returns the part of the form that edits the menu that the site shows. */
const locateMenu = (page: Page): Locator => page.locator('[data-ochiq=menu]').nth(profiles.indexOf(profile));
/** Returns the row of an item, by its button for editing. */
const locateEdit = (part: Locator, name: string): Locator =>
  part.getByRole('button', { name: say('edit').replace('{item}', name), exact: true });
/** How long a menu may take until every page has it, on a busy machine. */
const liveMs = 120_000;

const locateStatus = (part: Locator): Locator => part.getByRole('status');

/** Reads where the menu of a page of the site leads by a name; `null` where it has no such item. */
async function readMenuLink(form: 'uz' | 'ru' | 'en', name: string): Promise<string | null> {
  const { root } = await fetchHtml(`/${form}`);
  return (
    root
      .querySelectorAll('nav a')
      .find((link) => link.textContent.trim() === name)
      ?.getAttribute('href') ?? null
  );
}

const expectMenuLink = (form: 'uz' | 'ru' | 'en', name: string, href: string | null) =>
  expect.poll(() => readMenuLink(form, name), { timeout: liveMs, intervals: [200] }).toBe(href);

/** Saves and publishes by the panel's own button. @returns the status of the CMS's answer */
async function publish(page: Page): Promise<number> {
  const published = page.waitForResponse(
    (response) => response.url().includes('/actions/publish') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: /^Eʼlon qilish$/u }).click();
  return (await published).status();
}

async function restoreMenus(): Promise<void> {
  await navigation(all).save('', before);
  await navigation(all).publish('', before);
}

test.beforeAll(async () => {
  session = await createSession(['Editor (uz)'], 'uz');
  editor = createEditor(session);
  all = await createAdministrator();
  const { institution, government } = (await navigation(all).find('')) as unknown as Menus;
  before = { institution, government };
  profile = (await createEntryClient(all, 'site', 'uz').find(''))['profile'] as Profile;
  id = await pages(editor).create({ title, slug, blocks: [] });
  await pages(editor).publish(id);
});
test.afterAll(async () => {
  await restoreMenus();
  await pages(all)
    .remove(id)
    .catch(() => undefined);
  await all.ask('DELETE', `/admin/deleted-entries/page/${id}`).catch(() => undefined);
});

test('an editor puts a page into the menu from the page itself, and moves it by the keyboard', async ({ page }) => {
  await openSession(page, 'uz', session);
  await page.goto(getEditAddress('page', id, 'uz'));
  const part = locateSidePanel(page, say('side'));
  await expect(part.getByRole('link')).toHaveCount(2);
  expect(await scanPart(part)).toEqual([]);
  await part.getByRole('link').nth(profiles.indexOf(profile)).press('Enter');

  const menu = locateMenu(page);
  await expect(locateStatus(menu)).toHaveText(say('added').replace('{item}', title));
  expect(await scanPart(menu)).toEqual([]);
  const edit = locateEdit(menu, title);
  await edit.press('Alt+ArrowUp');
  const count = before[profile].length + 1;
  const place = say('at.top')
    .replace('{item}', title)
    .replace('{place}', String(count - 1))
    .replace('{count}', String(count));
  await expect(locateStatus(menu)).toHaveText(place);
  await expect(edit).toBeFocused();
  await menu.getByRole('button', { name: say('in').replace('{item}', title), exact: true }).press('Enter');
  await expect(locateStatus(menu)).toHaveText(toPattern(say('at.below')));
  await menu.getByRole('button', { name: say('out').replace('{item}', title), exact: true }).press('Enter');
  await expect(locateStatus(menu)).toHaveText(place);

  expect(await publish(page)).toBe(200);
  await expectMenuLink('uz', title, `/uz/${slug}`);
  // There is no Russian title: readers get the Uzbek one.
  await expectMenuLink('ru', title, `/ru/${slug}`);
});

test('an editor hides the item in a language, previews it, and joins it with what another has saved', async ({ page }) => {
  await openSession(page, 'uz', session);
  await page.goto(getEditAddress('navigation', '', 'uz'));
  const menu = locateMenu(page);
  await locateEdit(menu, title).press('Enter');
  await menu
    .getByRole('checkbox', { name: toPattern(say('hide')) })
    .nth(1)
    .press('Space');
  await menu
    .getByLabel(toPattern(say('label')))
    .first()
    .fill(`Nomi ${unique}`);
  const desktop = menu.getByRole('group', { name: say('preview.desktop') });
  await expect(desktop.getByText(`Nomi ${unique}`)).toBeVisible();
  expect(await scanPart(menu)).toEqual([]);

  const items = ((await navigation(all).find('')) as unknown as Menus)[profile];
  const named = items.map((item) => (item.target === `page:${id}` ? { ...item, labels: { en: `Name ${unique}` } } : item));
  await navigation(all).save('', { [profile]: named });
  expect(await publish(page)).toBe(409);
  await page.getByRole('button', { name: merge('compare'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(toPattern(merge('joined')))).toBeVisible();
  await dialog.getByRole('button', { name: merge('apply'), exact: true }).click();
  await expect(desktop.getByText(`Nomi ${unique}`)).toBeVisible();
  expect(await publish(page)).toBe(200);
  await expectMenuLink('en', `Name ${unique}`, `/en/${slug}`);
  await expectMenuLink('uz', `Nomi ${unique}`, `/uz/${slug}`);
  await expectMenuLink('ru', title, null);
});

test('the item follows its page when that moves, and keeps it from being withdrawn', async () => {
  await pages(editor).save(id, { slug: `${slug}-yangi` });
  await pages(editor).publish(id);
  await expectMenuLink('uz', `Nomi ${unique}`, `/uz/${slug}-yangi`);
  await expect(pages(editor).unpublish(id)).rejects.toThrow(`Nomi ${unique}`);
});

for (const language of listStoryLanguages('en'))
  test(`a menu says why readers don’t see an item (${language})`, async ({ page }) => {
    const speak = loadTexts(language, 'menus');
    const item = { labels: { uz: 'Yoʻq narsa' }, hidden: [], items: [] };
    const lost = [
      { ...item, id: 'lost-1', target: 'page:yoqsahifa' },
      { ...item, id: 'lost-2', target: '/yoq-manzil' },
    ];
    await navigation(editor).save('', { [profile]: [...before[profile].slice(0, 3), ...lost] });
    await openSession(page, language, await createSession(['Editor (uz)'], language));
    await page.goto(getEditAddress('navigation', '', 'uz'));
    const menu = locateMenu(page);
    await expect(menu.getByText(speak('fault.gone'))).toBeVisible();
    await expect(menu.getByText(speak('fault.moved'))).toBeVisible();
    expect(await scanPart(menu)).toEqual([]);
    await takeHandbookPicture(menu, language, 'menu');
    await navigation(editor).discard('');
  });

test('a menu without the item lets its page go, and the site has no dead link', async () => {
  await restoreMenus();
  await pages(editor).unpublish(id);
  await waitUntilLive(all);
  await expectMenuLink('uz', `Nomi ${unique}`, null);
});
