import { getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { expect, type Page } from '@playwright/test';

import { getEditAddress, getNewAddress } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { openSession } from './panel/session';
import { switchLanguage } from './panel/switch-language';
import { settings } from './site';
import { createParagraph } from './strapi-text';

test.describe.configure({ mode: 'serial' });

let session = '';
let editor: Editor;
const made: [ContentTypeName, string][] = [];

test.beforeAll(async () => {
  session = await createSession(['Editor (uz)'], 'uz');
  editor = createEditor(session);
});
test.afterAll(async () => {
  for (const [type, id] of made)
    await createEntryClient(editor, type, 'uz')
      .remove(id)
      .catch(() => undefined);
});

/** Saves the draft by the panel's button. @returns its id */
async function save(page: Page, type: ContentTypeName): Promise<string> {
  const saving = page.waitForResponse(
    (response) => response.url().includes(getContentTypeUid(type)) && ['POST', 'PUT'].includes(response.request().method()),
  );
  await page.getByRole('button', { name: /^Saqlash$/u }).click();
  const answer = await saving;
  expect(answer.status()).toBeLessThan(300);
  const { data } = (await answer.json()) as { data: { documentId: string } };
  return data.documentId;
}

test('a new entry is called in its address like its title, until the editor writes another one', async ({ page }) => {
  await openSession(page, 'uz', session);
  await page.goto(getNewAddress('announcement', 'uz'));
  const [title, slug] = [page.locator('input[name=title]'), page.locator('input[name=slug]')];
  await expect(title).toBeVisible();
  await expect(slug).toHaveValue('');
  const number = String(Date.now());
  await title.pressSequentially(`Suv taʼminoti toʻxtaydi ${number}`);
  await expect(slug).toHaveValue(`suv-taminoti-toxtaydi-${number}`);
  const id = await save(page, 'announcement');
  made.push(['announcement', id]);

  await expect(page).toHaveURL(new RegExp(id, 'u'));
  await expect(page.getByRole('button', { name: /^Saqlash$/u })).toBeDisabled();
  await openInPanel(page, getEditAddress('announcement', id, 'uz'));
  await title.fill(`Suv ${number}`);
  await expect(slug).toHaveValue(`suv-${number}`);
  await slug.fill(`oz-manzili-${number}`);
  await title.fill(`Suv keladi ${number}`);
  await save(page, 'announcement');
  expect(await createEntryClient(editor, 'announcement', 'uz').find(id)).toMatchObject({
    title: `Suv keladi ${number}`,
    slug: `oz-manzili-${number}`,
  });
});

test('a save that began before somebody else saved is refused with their name, and what was typed stays', async ({ page }) => {
  const announcement = createEntryClient(editor, 'announcement', 'uz');
  const number = String(Date.now());
  const id = await announcement.create({
    title: `Suv ${number}`,
    slug: `suv-${number}`,
    body: createParagraph('Matn.'),
    date: '2026-11-20',
  });
  made.push(['announcement', id]);
  await openSession(page, 'uz', session);
  await page.goto(getEditAddress('announcement', id, 'uz'));
  const title = page.locator('input[name=title]');
  await title.fill(`Mening matnim ${number}`);
  await createEntryClient(await createAdministrator(), 'announcement', 'uz').save(id, { title: `Boshqaning matni ${number}` });

  for (const button of [/^Saqlash$/u, /^Eʼlon qilish$/u]) {
    const answering = page.waitForResponse((response) => response.url().includes(id) && response.request().method() !== 'GET');
    await page.getByRole('button', { name: button }).first().click();
    expect((await answering).status()).toBe(409);
    await expect(page.getByText(/oʻzgartirishdi: Ochiq Administrator, \d\d\.\d\d\.\d{4}, \d\d:\d\d/u).first()).toBeVisible();
    await expect(title).toHaveValue(`Mening matnim ${number}`);
  }
  expect(await announcement.find(id)).toMatchObject({ title: `Boshqaning matni ${number}` });

  await page.goto(getEditAddress('announcement', id, 'uz'));
  for (const text of ['Birinchi', 'Ikkinchi']) {
    await title.fill(`${text} ${number}`);
    await save(page, 'announcement');
  }
  expect(await announcement.find(id)).toMatchObject({ title: `Ikkinchi ${number}` });
});

test('a day is typed as the language writes it, and what is none is told and kept', async ({ page }) => {
  const number = String(Date.now());
  const announcement = createEntryClient(editor, 'announcement', 'uz');
  const id = await announcement.create({ title: `Kun ${number}`, slug: `kun-${number}`, date: '2026-11-20' });
  made.push(['announcement', id]);
  await openSession(page, 'uz', session);
  await page.goto(getEditAddress('announcement', id, 'uz'));
  const date = page.locator('input[name=date]');
  await expect(date).toBeVisible();
  for (const [language, typed, kept, month, weekday, calendar, fault] of [
    ['uz', '24.11.2026', '2026-11-24', 'noyabr 2026', 'du', 'Taqvim', 'Bu sana emas'],
    ['ru', '3 мая 2026 г.', '2026-05-03', 'май 2026', 'пн', 'Календарь', 'Это не дата'],
    ['en', '7 March 2026', '2026-03-07', 'March 2026', 'Mo', 'Calendar', 'This is not a date'],
  ] as const) {
    await switchLanguage(page, language);
    await date.fill('31.02.2026');
    await date.blur();
    await expect(page.getByText(fault)).toBeVisible();
    await expect(date).toHaveValue('31.02.2026');
    await date.fill('01.01.1826');
    await date.blur();
    await expect(page.getByText('01.09.1991')).toBeVisible();

    await date.fill(typed);
    await date.blur();
    await expect(date).toHaveValue(kept.split('-').reverse().join('.'));
    await page.getByRole('button', { name: calendar }).first().click();
    await expect(page.getByRole('grid', { name: month })).toContainText(weekday);
    await page.keyboard.press('Escape');
    const saving = page.waitForResponse((response) => response.url().includes(id) && response.request().method() === 'PUT');
    const button = page.getByRole('button', { name: /^(?:Saqlash|Сохранить|Save)$/u });
    await button.click();
    expect((await saving).status()).toBe(200);
    await expect(button).toBeDisabled();
    expect(await announcement.find(id)).toMatchObject({ date: kept });
  }
});

test('the times of the emergency banner are those of Tashkent on every computer, and say so', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'uz-UZ', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await openSession(page, 'uz', session);
  await page.goto(getEditAddress('alert', '', 'uz'));
  const until = page.locator('input[name=until]');
  await expect(page.getByText(/Toshkent vaqti/u).first()).toBeVisible();
  await until.fill('24.11.2026, 15:30');
  await until.blur();
  const saving = page.waitForResponse((response) => response.url().includes('api::alert.alert') && response.request().method() === 'PUT');
  await page.getByRole('button', { name: /^Saqlash$/u }).click();
  const answer = (await (await saving).json()) as { data: { until: string } };
  expect(answer.data.until).toBe('2026-11-24T10:30:00.000Z');
  await context.close();
  await createEntryClient(editor, 'alert', 'uz').save('', { until: null });
});

test('the last publications can be undone at every width, and times are in Uzbek', async ({ page }) => {
  const title = `Qaytarib-olinadigan-juda-uzun-sarlavhali-eʼlon-${'s7n8jteku'.repeat(6)}`;
  const announcement = createEntryClient(await createAdministrator(), 'announcement', 'uz');
  const id = await announcement.create({ title, slug: `uzun-${String(Date.now())}`, body: createParagraph('Matn.'), date: '2026-11-20' });
  made.push(['announcement', id]);
  await announcement.publish(id);
  await openSession(page, 'uz');
  await page.goto(`${settings.cmsUrl}/admin`);
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const undo = page.getByRole('button', { name: new RegExp(`Qaytarib olish: .*${title}`, 'u') }).first();
    const widget = page.locator('section').filter({ has: undo }).last();
    await expect(undo).toBeVisible();
    await expect(async () => {
      const [button, frame] = [await undo.boundingBox(), await widget.boundingBox()];
      expect((button?.x ?? 0) + (button?.width ?? 9999)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    }).toPass();
  }
  await page.setViewportSize({ width: 1366, height: 800 });
  await openInPanel(page, getEditAddress('announcement', id, 'uz'));
  await page.getByRole('button', { name: 'Yana amallar', exact: true }).first().click();
  await expect(page.locator('time', { hasText: /oldin$|^hozir$/u }).first()).toBeVisible();
  expect(await page.locator('time', { hasText: /^[-+]\d/u }).count()).toBe(0);
  await openInPanel(page, getEditAddress('navigation', '', 'uz'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menyu');
});
