import { expect, type Page } from '@playwright/test';

import { getEditAddress } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { names } from './panel/handbook-examples';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { settings } from './site';
import { createParagraph } from './strapi-text';

// One after the other, and each by itself.
test.describe.configure({ mode: 'default' });

/** What the helper that creates sessions gives every new person. */
const password = 'Editor-of-the-tests-1';
const locale = 'uz';

let session = '';
let editor: Editor;
let chief: Editor;
let id = '';
let count = 0;

const announcement = (writer: Editor) => createEntryClient(writer, 'announcement', locale);
const createTitles = () => {
  count += 1;
  return { first: `Suv ${String(count)}`, mine: `Mening suvim ${String(count)}`, theirs: `Boshqaning suvi ${String(count)}` };
};

test.beforeAll(async () => {
  session = await createSession(['Editor (uz)'], 'uz');
  editor = createEditor(session);
  chief = await createAdministrator();
});

let titles = createTitles();
test.beforeEach(async () => {
  titles = createTitles();
  id = await announcement(editor).create({
    title: titles.first,
    slug: `yoqolmas-${String(Date.now())}`,
    body: createParagraph('Birinchi.'),
    date: '2026-11-20',
  });
});
test.afterEach(async () => {
  await announcement(chief)
    .remove(id)
    .catch(() => undefined);
});

const say = { copies: loadTexts('uz', 'copies'), merge: loadTexts('uz', 'merge'), presence: loadTexts('uz', 'presence') };
const titleField = (page: Page) => page.locator('input[name=title]');
const saveButton = (page: Page, language: PanelLanguage = 'uz') => page.getByRole('button', { name: names[language].save, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What the guard of an entry says, under its buttons. */
const guard = (page: Page) => page.locator('[data-ochiq=editing]');

async function open(page: Page, language: PanelLanguage = 'uz'): Promise<void> {
  await openSession(page, language, language === 'uz' ? session : await createSession(['Editor (uz)'], language));
  await page.goto(getEditAddress('announcement', id, locale));
  await expect(titleField(page)).toBeVisible();
}

/** Presses the button. @returns the status of the CMS's answer */
async function save(page: Page, language: PanelLanguage = 'uz'): Promise<number> {
  const answering = page.waitForResponse((response) => response.url().includes(id) && response.request().method() === 'PUT');
  await saveButton(page, language).click();
  return (await answering).status();
}

test.describe('two people who save the same entry', () => {
  /** The editor types, the administrator saves, and the editor's save is refused. */
  async function collide(page: Page, language: PanelLanguage = 'uz'): Promise<void> {
    await open(page, language);
    await titleField(page).fill(titles.mine);
    await announcement(chief).save(id, { title: titles.theirs, date: '2026-11-21' });
    expect(await save(page, language)).toBe(409);
    await expect(guard(page).getByRole('alert')).toContainText('Ochiq Administrator');
  }

  test('the second sees both texts and joins them, by keyboard', async ({ page }) => {
    await collide(page);
    await button(page, say.merge('compare')).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(titles.mine);
    await expect(dialog).toContainText(titles.theirs);
    const apply = dialog.getByRole('button', { name: say.merge('apply'), exact: true });
    await expect(apply).toBeDisabled();
    await dialog.getByRole('radio', { name: say.merge('mine'), exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(apply).toBeEnabled();
    await apply.focus();
    await page.keyboard.press('Enter');
    await expect(titleField(page)).toHaveValue(titles.mine);
    expect(await save(page)).toBe(200);
    // The day is the other one's: nobody was asked about it.
    expect(await announcement(editor).find(id)).toMatchObject({ title: titles.mine, date: '2026-11-21' });
  });

  test('a third save in between is not overwritten either', async ({ page }) => {
    await collide(page);
    await button(page, say.merge('compare')).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: say.merge('mine'), exact: true })
      .click();
    await announcement(chief).save(id, { title: `${titles.theirs}!` });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say.merge('apply'), exact: true })
      .click();
    await expect(titleField(page)).toHaveValue(titles.mine);
    expect(await save(page)).toBe(409);
    expect(await announcement(editor).find(id)).toMatchObject({ title: `${titles.theirs}!` });
  });

  test('the second saves their text as a draft of its own', async ({ page }) => {
    await collide(page);
    await button(page, say.merge('copy')).click();
    await expect(page).not.toHaveURL(new RegExp(id, 'u'));
    await expect(titleField(page)).toHaveValue(titles.mine);
    expect(await announcement(editor).find(id)).toMatchObject({ title: titles.theirs });
    const copy = /announcement\/([^?/]+)/u.exec(page.url())?.[1] ?? '';
    expect(await announcement(editor).find(copy)).toMatchObject({ title: titles.mine });
    await announcement(chief).remove(copy);
  });

  for (const language of listStoryLanguages('uz'))
    test(`axe finds nothing in the dialog and beside the form (${language})`, async ({ page }) => {
      await collide(page, language);
      const words = loadTexts(language, 'merge');
      await expect(button(page, words('compare'))).toBeVisible();
      expect(await scanPart(guard(page))).toEqual([]);
      await button(page, words('compare')).click();
      await expect(page.getByRole('dialog')).toContainText(titles.mine);
      expect(await scanPart(page.getByRole('dialog'))).toEqual([]);
    });
});

test.describe('text that was never saved', () => {
  /** Types, waits until the browser has it, and loses the page as a crash does. */
  async function crash(page: Page): Promise<Page> {
    await open(page);
    await titleField(page).fill(titles.mine);
    await expect(guard(page)).toContainText(toPattern(say.copies('stored'), {}, 'within'));
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    return context.newPage();
  }

  test('is offered after a crash, with its time and what it has, and saved', async ({ page }) => {
    const next = await crash(page);
    await open(next);
    await expect(titleField(next)).toHaveValue(titles.first);
    await expect(guard(next).getByRole('status')).toHaveText(toPattern(say.copies('found')));
    // The page that was lost is still listed as another window for half a minute.
    await expect(guard(next).getByRole('listitem').filter({ hasText: 'Sarlavha' })).toHaveText(`Sarlavha ${titles.mine}`);
    expect(await scanPart(guard(next))).toEqual([]);
    await button(next, say.copies('restore')).click();
    await expect(titleField(next)).toHaveValue(titles.mine);
    expect(await save(next)).toBe(200);
    await next.reload();
    await expect(titleField(next)).toHaveValue(titles.mine);
    await expect(button(next, say.copies('restore'))).toHaveCount(0);
  });

  test('is joined with what somebody else has saved since', async ({ page }) => {
    const next = await crash(page);
    await announcement(chief).save(id, { title: titles.theirs });
    await open(next);
    await button(next, say.copies('restore')).click();
    await next
      .getByRole('dialog')
      .getByRole('radio', { name: say.merge('mine'), exact: true })
      .click();
    await next
      .getByRole('dialog')
      .getByRole('button', { name: say.merge('apply'), exact: true })
      .click();
    await expect(titleField(next)).toHaveValue(titles.mine);
    expect(await save(next)).toBe(200);
  });

  test('is forgotten where the editor does not want it', async ({ page }) => {
    const next = await crash(page);
    await open(next);
    await button(next, say.copies('drop')).click();
    await next.reload();
    await expect(titleField(next)).toHaveValue(titles.first);
    await expect(button(next, say.copies('restore'))).toHaveCount(0);
  });

  test('is no text of another person at the same browser', async ({ page }) => {
    const next = await crash(page);
    await openSession(next, 'uz', await createSession(['Editor (uz)'], 'uz'));
    await next.goto(getEditAddress('announcement', id, locale));
    await expect(titleField(next)).toHaveValue(titles.first);
    await expect(button(next, say.copies('restore'))).toHaveCount(0);
  });

  test('stays in the form where it is typed while the form is being saved', async ({ page }) => {
    await open(page);
    await titleField(page).fill(titles.mine);
    await page.route(`**/${id}?**`, async (route) => {
      if (route.request().method() === 'PUT') {
        await titleField(page).focus();
        await page.keyboard.press('End');
        await page.keyboard.type(' yana');
      }
      await route.continue();
    });
    expect(await save(page)).toBe(200);
    await expect(guard(page)).toContainText(toPattern(say.copies('stored'), {}, 'within'));
    await expect(titleField(page)).toHaveValue(`${titles.mine} yana`);
    await expect(saveButton(page)).toBeEnabled();
    expect(await announcement(editor).find(id)).toMatchObject({ title: titles.mine });
  });

  test('stays in the form without a connection, and leaving asks', async ({ page }) => {
    await open(page);
    await titleField(page).fill(titles.mine);
    await page.context().setOffline(true);
    await saveButton(page).click();
    await expect(page.getByText('Serverga ulanib boʻlmadi', { exact: false }).first()).toBeVisible();
    await page.locator('nav a').first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await expect(titleField(page)).toHaveValue(titles.mine);
    await expect(saveButton(page)).toBeEnabled();
    expect(await save(page)).toBe(200);
  });
});

test('a session that ended is renewed over the form, and the save goes on', async ({ page }) => {
  const words = loadTexts('uz', 'session');
  await open(page);
  await titleField(page).fill(titles.mine);
  await expect(saveButton(page)).toBeEnabled();
  // At once: the panel asks by itself, too, and the dialog would come before the press.
  await saveButton(page).evaluate((button: HTMLElement) => {
    window.localStorage.setItem('jwtToken', JSON.stringify('ended'));
    button.click();
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('title'));
  await expect(dialog).toContainText('@ochiq.example');
  expect(await scanPart(dialog)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.locator('input[type=password]').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(toPattern(words('wrong'), {}, 'within'));
  await dialog.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await announcement(chief).find(id))['title']).toBe(titles.mine);
  await expect(titleField(page)).toHaveValue(titles.mine);
});

test('two people see each other in an entry, and the second takes over', async ({ page, browser }) => {
  await open(page);
  const others = await browser.newContext({ locale: 'uz-UZ' });
  const other = await others.newPage();
  await openSession(other, 'uz', await createSession(['Editor (uz)'], 'uz'));
  await other.goto(getEditAddress('announcement', id, locale));
  await expect(guard(other)).toContainText('Malika Karimova');
  await expect(guard(other)).toContainText(say.presence('has-entry'));
  await expect(guard(page)).toContainText('Malika Karimova');
  expect(await scanPart(guard(other))).toEqual([]);
  await button(other, say.presence('take-over')).click();
  await expect(guard(page).getByRole('alert')).toHaveText(toPattern(say.presence('taken'), { name: 'Malika Karimova' }));
  await expect(button(page, say.presence('take-back'))).toBeVisible();
  await others.close();
  // Nothing outlives its browser: the heartbeats have ended.
  await expect(guard(page)).not.toContainText('Malika Karimova', { timeout: 60_000 });
});

/** How many copies of unsaved text this browser has, of anybody. */
const countCopies = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = window.indexedDB.open('ochiq-panel');
        opening.onerror = () => reject(new Error('The browser stores nothing'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('local-copies').objectStore('local-copies').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

test('signing out forgets what was typed', async ({ page }) => {
  // A session of its own: it ends here.
  await openSession(page, 'uz', await createSession(['Editor (uz)'], 'uz'));
  await page.goto(getEditAddress('announcement', id, locale));
  await titleField(page).fill(titles.mine);
  await expect(guard(page)).toContainText(toPattern(say.copies('stored'), {}, 'within'));
  expect(await countCopies(page)).toBe(1);
  // The browser asks before the page is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${settings.cmsUrl}/admin`);
  await page.getByRole('button', { name: /Malika/u }).click();
  await page.getByRole('menuitem', { name: /Chiqish/u }).click();
  await page.waitForURL(/\/auth\/login/u);
  await expect.poll(() => countCopies(page)).toBe(0);
});
