import { expect } from '@playwright/test';

import { createAdministrator, createSession } from './panel/editor';
import { test } from './panel/panel-test';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { dot } from './panel/upload-picture';
import { settings } from './site';

/** What Strapi's own parts of the panel say. */
const words = {
  uz: { add: 'Yangi', field: 'Muqobil matn', save: 'Oʻzgarishlarni saqlash', close: 'Yopish' },
  ru: { add: 'Новое', field: 'Альтернативный текст', save: 'Сохранить изменения', close: 'Закрыть' },
  en: { add: 'New', field: 'Alternative text', save: 'Save changes', close: 'Close' },
} as const;

for (const language of listStoryLanguages('en'))
  test(`asks what each of several uploaded pictures shows, one after the other (${language})`, async ({ page }) => {
    const { add, field, save, close } = words[language];
    const names = ['first', 'second'].map((name) => `${name}-${language}-${String(Date.now())}.png`);
    const { ask } = await createAdministrator();
    const getId = () => new URL(page.url()).searchParams.get('assetId');
    const ids: string[] = [];
    await openSession(page, language, await createSession(['Editor (uz)'], language));
    await page.goto(`${settings.cmsUrl}/admin/plugins/upload`);
    await page.getByRole('button', { name: add, exact: true }).click();
    // What follows a picture makes it one that the library has not.
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.concat([dot, Buffer.from(name)]) })));

    const text = page.getByRole('textbox', { name: field });
    const details = page.getByRole('dialog').filter({ has: text });
    for (const name of names) {
      await expect(text).toBeVisible();
      const before = ids.at(-1) ?? null;
      await expect.poll(() => getId() ?? before).not.toBe(before);
      const id = String(getId());
      ids.push(id);
      // The address changes before the details do, which may still be those of the file before.
      const { name: fileName } = await ask('GET', `/upload/files/${id}`);
      await expect(details.locator('input[name=name]')).toHaveValue(String(fileName));
      // The form is filled once more when the file has been read.
      await expect(async () => {
        await text.fill(`A dot: ${name}`);
        await details.getByRole('button', { name: save, exact: true }).click({ timeout: 2_000 });
      }).toPass();
      await expect.poll(async () => (await ask('GET', `/upload/files/${id}`))['alternativeText']).toBe(`A dot: ${name}`);
      await expect(details.getByRole('button', { name: save, exact: true })).toBeDisabled();
      // The form counts as changed until what was saved has been read again: it then asks before it closes.
      const question = page.getByRole('alertdialog');
      await expect(async () => {
        if (await question.isVisible()) await question.getByRole('button').first().click();
        // The details are closed at their top; what is below closes a notice.
        await details.getByRole('button', { name: close, exact: true }).first().click();
        await expect(question).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
    }
    await expect(text).toHaveCount(0);
    const stored = await Promise.all(ids.map(async (id) => (await ask('GET', `/upload/files/${id}`))['name']));
    expect(stored.sort()).toEqual(names);
    for (const id of ids) await ask('DELETE', `/upload/files/${id}`);
  });
