import { expect } from '@playwright/test';

import { createAdministrator, createSession } from './panel/editor';
import { test } from './panel/panel-test';
import { openSession } from './panel/session';
import { panelLanguages, toPattern, loadTexts } from './panel/texts';
import { dot } from './panel/upload-picture';
import { settings } from './site';

/** What Strapi's own parts of the panel say. */
const words = {
  uz: { add: 'Yangi', field: 'Muqobil matn', save: 'Oʻzgarishlarni saqlash', close: 'Yopish' },
  ru: { add: 'Новое', field: 'Альтернативный текст', save: 'Сохранить изменения', close: 'Закрыть' },
  en: { add: 'New', field: 'Alternative text', save: 'Save changes', close: 'Close' },
} as const;

const library = `${settings.cmsUrl}/admin/plugins/upload`;

for (const language of panelLanguages)
  test(`asks what each of several uploaded pictures shows, one after the other (${language})`, async ({ page }) => {
    const { add, field, save, close } = words[language];
    const describe = loadTexts(language, 'files')('describe');
    const names = ['first', 'second'].map((name) => `${name}-${language}-${String(Date.now())}.png`);
    const [first = '', second = ''] = names;
    const { ask } = await createAdministrator();
    const ids: string[] = [];
    /** The details of a picture that the panel has opened. */
    const openedDetails = async (name: string) => {
      const details = page.getByRole('dialog', { name });
      await expect(details.getByRole('textbox', { name: field })).toBeVisible();
      ids.push(new URL(page.url()).searchParams.get('assetId') ?? '');
      return details;
    };

    try {
      await openSession(page, language, await createSession(['Editor (uz)'], language));
      await page.goto(library);
      await expect(page.getByRole('button', { name: add, exact: true })).toBeVisible();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer: dot })));

      const firstDetails = await openedDetails(first);
      await expect(page.getByText(toPattern(describe, { name: first, field }, 'within')).first()).toBeVisible();
      await firstDetails.getByRole('textbox', { name: field }).fill('A dot');
      // The form counts as changed, and leaving it is asked about, until the saved picture has been read again.
      const isPicture = (url: string) => new URL(url).pathname.endsWith(`/upload/files/${String(ids[0])}`);
      const readAgain = page.waitForResponse((response) => response.request().method() === 'GET' && isPicture(response.url()));
      await firstDetails.getByRole('button', { name: save, exact: true }).click();
      await readAgain;
      await expect(firstDetails.getByRole('button', { name: save, exact: true })).toBeDisabled();
      expect((await ask('GET', `/upload/files/${String(ids[0])}`))['alternativeText']).toBe('A dot');
      await firstDetails.getByRole('button', { name: close, exact: true }).click();

      const secondDetails = await openedDetails(second);
      await expect(page.getByText(toPattern(describe, { name: second, field }, 'within')).first()).toBeVisible();
      expect(ids[1]).not.toBe(ids[0]);
      await secondDetails.getByRole('button', { name: close, exact: true }).click();

      await expect(page.getByRole('dialog', { name: second })).toHaveCount(0);
      expect(new URL(page.url()).searchParams.has('assetId')).toBe(false);
    } finally {
      for (const id of ids) await ask('DELETE', `/upload/files/${id}`).catch(() => undefined);
    }
  });
