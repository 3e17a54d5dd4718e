import { readFile } from 'node:fs/promises';

import { expect, test as base, type Page } from '@playwright/test';

import { createAdministrator, createModeratorSession } from './panel/editor';
import { getSubmissionAddress, locateSidePanel } from './panel/edit-view';
import { test as panelTest } from './panel/panel-test';
import { openSession } from './panel/session';
import { panelLanguages } from './panel/texts';
import { toAddress, openHydrated } from './site';

const note = { name: 'Xat — 1.txt', mimeType: 'text/plain', buffer: Buffer.from('Quduqdan suv chiqmayapti.') };
const wells = { name: 'wells.txt', mimeType: 'text/plain', buffer: Buffer.from('Two wells.') };
const noPdf = { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };
const large = { name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(21 * 1024 * 1024, 'a') };

/** Words that nobody has sent before. */
const createUniqueText = (text: string) => `${text} ${String(Date.now())}`;

const appeal = (page: Page) => page.locator('main form[action$="/forms/appeal"]');

async function fill(page: Page, words: string): Promise<void> {
  await appeal(page).getByText('Complaint').click();
  await appeal(page).getByLabel('Surname').fill('Anvar Karimov');
  await appeal(page).getByLabel('Address').fill('Tashkent, 1');
  await appeal(page).getByLabel('Text of the appeal').fill(words);
}

const send = (page: Page) => appeal(page).getByRole('button', { name: 'Send' }).click();
const files = (page: Page) => appeal(page).getByLabel('Files');

panelTest('what a citizen sends with an appeal is saved by who answers it, in each language of the panel', async ({ page, context }) => {
  const site = await context.newPage();
  await openHydrated(site, '/en/appeals', 'appeals');
  const words = createUniqueText('The well in our street has run dry.');
  await fill(site, words);
  await expect(files(site)).toHaveAccessibleDescription(/Up to 5 files, 20 MB together/u);

  await files(site).setInputFiles([1, 2, 3, 4, 5, 6].map((number) => ({ ...note, name: `${String(number)}.txt` })));
  await send(site);
  await expect(files(site)).toHaveAttribute('aria-invalid', 'true');
  await files(site).setInputFiles([note, noPdf]);
  await send(site);
  await expect(site.getByText('The file “page.pdf” was not taken: what is in it')).toBeVisible();
  await expect(appeal(site).getByLabel('Text of the appeal')).toHaveValue(words);

  await files(site).setInputFiles([note, wells]);
  await expect(site.getByText('The file “page.pdf” was not taken')).toBeHidden();
  await send(site);
  await expect(site.locator('[data-slot=code]').first()).not.toBeEmpty();
  await site.close();

  const { ask } = await createAdministrator();
  const { results } = await ask('GET', '/content-manager/collection-types/api::appeal.appeal?sort=id:desc');
  const [newest] = results as { documentId: string; message: string }[];
  expect(newest?.message).toBe(words);
  const titles = { uz: 'Fuqaroning fayllari', ru: 'Файлы гражданина', en: 'Files of the citizen' };
  const buttons = { uz: 'Yuklab olish', ru: 'Скачать', en: 'Download' };
  const moderator = await createModeratorSession();
  for (const language of panelLanguages) {
    await openSession(page, language, moderator);
    await page.goto(getSubmissionAddress('appeal', newest?.documentId));
    const part = locateSidePanel(page, titles[language]);
    await expect(part.getByRole('listitem')).toHaveCount(2);
    await expect(part.getByRole('listitem').first()).toContainText('TXT');
    const saved = page.waitForEvent('download');
    await part.getByRole('button', { name: `${buttons[language]}: ${note.name}` }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(note.name);
    expect(await readFile(await download.path(), 'utf8')).toBe(note.buffer.toString());
  }
});

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false });

  base('files that are not taken are told of, and nothing typed is lost; then they are sent', async ({ page }) => {
    await page.goto(toAddress('/en/appeals'));
    const words = createUniqueText('There should be a well in our street.');
    await fill(page, words);
    for (const [chosen, said] of [
      [[note, noPdf], 'The file “page.pdf” was not taken'],
      [[large], 'The files are too large: all of them together may have 20 MB.'],
    ] as const) {
      await files(page).setInputFiles([...chosen]);
      await send(page);
      await expect(page).toHaveURL(/\/en\/forms\/appeal$/u);
      await expect(appeal(page).getByText(said)).toBeVisible();
      await expect(appeal(page).getByText('browsers do not keep them')).toBeVisible();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Check the files/u]);
      await expect(appeal(page).getByLabel('Text of the appeal')).toHaveValue(words);
    }
    await files(page).setInputFiles([note, wells]);
    await send(page);
    await expect(page).toHaveURL(/\/forms\/appeal\/sent\?/u);
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  });
});
