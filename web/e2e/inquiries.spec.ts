import { readFile } from 'node:fs/promises';

import { expect, test as base, type Page } from '@playwright/test';

import { getSubmissionAddress, locateSidePanel } from './panel/edit-view';
import { createSession } from './panel/editor';
import { test as panelTest } from './panel/panel-test';
import { openSession } from './panel/session';
import { toAddress, fetchEntries, waitForHydration, openHydrated } from './site';

const cv = { name: 'Rezyume.txt', mimeType: 'text/plain', buffer: Buffer.from('Sakkiz yil laboratoriyada ishladim.') };

/** Words that nobody has sent before. */
const createUniqueText = (text: string) => `${text} ${String(Date.now())}`;

const inquiry = (page: Page) => page.locator('main form[action$="/forms/inquiry"]');

/** The published entry whose last day is the farthest, and the one whose last day is the longest over. */
async function fetchOffers(plural: 'vacancies' | 'tenders', locale: string) {
  const all = (await fetchEntries(plural, locale)).map(({ documentId, slug, title, deadline }) => ({
    ...{ documentId, slug: String(slug), title: String(title), deadline: String(deadline) },
  }));
  const [first, ...others] = all.sort((a, b) => a.deadline.localeCompare(b.deadline));
  const open = others.at(-1);
  if (!first || !open) throw new Error(`There are too few ${plural}`);
  return { open, closed: first };
}

async function fillInUzbek(page: Page, words: string): Promise<void> {
  const form = inquiry(page);
  await form.getByText('Ishga ariza').click();
  await form.getByLabel('Familiya').fill('Yoʻldosheva Nigora Kamolovna');
  await form.getByLabel('Elektron pochta').fill('nigora@citizen.example');
  await form.locator('[name=message]').fill(words);
  await form.getByLabel('saqlanishi va ishlatilishiga roziman').check();
}

const send = (page: Page, name = 'Yuborish') => inquiry(page).getByRole('button', { name }).click();

panelTest('who applies for a vacancy is answered, and reads it with number and code', async ({ page, context }) => {
  const { open } = await fetchOffers('vacancies', 'uz');
  const site = await context.newPage();
  await openHydrated(site, `/uz/vacancy/${open.slug}`, 'vacancy');
  await site.getByRole('link', { name: 'Ariza berish yoki savol berish' }).click();
  await expect(site).toHaveURL(/#offer-form$/u);
  const words = createUniqueText('Ishga olishingizni soʻrayman.');
  await fillInUzbek(site, words);
  await inquiry(site).getByLabel('Fayllar').setInputFiles([cv]);
  await send(site);
  const slot = (name: 'number' | 'code') => site.locator(`[data-slot=${name}]`).first();
  await expect(slot('code')).not.toBeEmpty();
  const [number, code] = [(await slot('number').textContent()) ?? '', (await slot('code').textContent()) ?? ''];

  await openSession(page, 'uz', await createSession(['Applications and questions'], 'uz'));
  await page.goto(getSubmissionAddress('inquiry'));
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(open.title);
  await expect(row).toContainText('Ishga ariza');
  await row.getByText(number).click();
  await expect(page.getByRole('textbox', { name: 'Xabar matni' })).toHaveValue(words);
  const saved = page.waitForEvent('download');
  await locateSidePanel(page, 'Fuqaroning fayllari')
    .getByRole('button', { name: `Yuklab olish: ${cv.name}` })
    .click();
  expect(await readFile(await (await saved).path(), 'utf8')).toBe(cv.buffer.toString());
  const answer = createUniqueText('Dushanba kuni soat oʻnda suhbatga keling.');
  await page.getByRole('textbox', { name: 'Javob (yuborganga koʻrinadi)' }).fill(answer);
  await page.getByRole('combobox', { name: 'Bosqich' }).click();
  await page.getByRole('option', { name: 'Javob berilgan', exact: true }).click();
  const put = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Saqlash', exact: true }).click();
  expect((await put).status()).toBe(200);

  await site.goto(toAddress('/uz/forms/appeal-status'));
  await waitForHydration(site, 'form');
  const status = site.locator('main form[action$="/forms/appeal-status"]');
  await status.getByLabel('Raqam').fill(number);
  await status.getByLabel('Kod').fill(code);
  await status.getByRole('button').click();
  await expect(site.getByText(answer)).toBeVisible();
});

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false });

  base(
    'what is wrong is told with nothing typed lost, files are asked for again, and the way back is shown; then all is sent',
    async ({ page }) => {
      const { open } = await fetchOffers('vacancies', 'uz');
      const path = `/uz/vacancy/${open.slug}`;
      await page.goto(toAddress(path));
      const words = createUniqueText('Skriptsiz yuborilgan ariza.');
      await fillInUzbek(page, words);
      const name = inquiry(page).getByLabel('Familiya');
      await name.fill('Ali    ');
      await inquiry(page).getByLabel('Fayllar').setInputFiles([cv]);
      await send(page);
      await expect(page).toHaveURL(/\/uz\/forms\/inquiry$/u);
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(inquiry(page).getByText('qaytadan tanlang')).toBeVisible();
      await name.fill('Aliyev Ali');
      await expect(inquiry(page).locator('[name=message]')).toHaveValue(words);
      await expect(page.getByRole('main').locator('[data-when=back] a')).toHaveAttribute('href', path);
      await inquiry(page).getByLabel('Fayllar').setInputFiles([cv]);
      await send(page);
      await expect(page).toHaveURL(/\/forms\/inquiry\/sent\?/u);
      for (const slot of ['number', 'code', 'dueOn']) await expect(page.locator(`[data-slot=${slot}]`)).not.toBeEmpty();
      await expect(page.getByRole('main').locator('[data-when=back] a')).toHaveAttribute('href', path);
    },
  );

  base('a tender takes questions until its last day: then it says so, and refuses who had its page open', async ({ page }) => {
    const { open, closed } = await fetchOffers('tenders', 'en');
    await page.goto(toAddress(`/en/tenders/${closed.slug}`));
    await expect(inquiry(page)).toHaveCount(0);
    await page.goto(toAddress(`/en/tenders/${open.slug}`));
    await expect(inquiry(page).getByRole('radio')).toHaveCount(0);
    const ask = async (words: string) => {
      const form = inquiry(page);
      await form.getByLabel('Surname').fill('Anvar Karimov');
      await form.getByLabel('E-mail').fill('anvar@citizen.example');
      await form.locator('[name=message]').fill(words);
      await form.getByLabel('I agree that my data').check();
    };
    await ask(createUniqueText('Is delivery in two parts allowed?'));
    await inquiry(page)
      .locator('[name=offer]')
      .evaluate((field, id) => field.setAttribute('value', id), closed.documentId);
    await send(page, 'Send');
    await expect(page.getByRole('alert').getByText('The time for this is over')).toBeVisible();
    await page.getByRole('main').locator('[data-when=back] a').click();
    await ask(createUniqueText('Is delivery in two parts allowed?'));
    await send(page, 'Send');
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  });
});
