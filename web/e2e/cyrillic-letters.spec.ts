import { expect } from '@playwright/test';

import { getSubmissionAddress } from './panel/edit-view';
import { createModeratorSession } from './panel/editor';
import { waitForLetter } from './panel/letters';
import { test } from './panel/panel-test';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { switchLanguage } from './panel/switch-language';
import { loadSubmissionTexts } from './panel/texts';
import { toAddress } from './site';

const unique = String(Date.now());
const email = `kirill-${unique}@citizen.example`;
const name = 'Anvar Karimov';

/** Letters of Latin words; numbers and addresses have some, too. */
const latinWord = /\b[a-z]{2,}/u;
const withoutAddresses = (letter: string, number: string) => letter.replaceAll(/https?:\S+/gu, '').replaceAll(number, '');

test('an appeal from a page in Cyrillic is answered in Cyrillic, by letter and on the page, and the moderator writes Latin', async ({
  page,
  context,
}) => {
  const site = await context.newPage();
  await site.goto(toAddress('/uz-cyrl/forms/appeal'));
  const form = site.locator('main form[action$="/uz-cyrl/forms/appeal"]');
  await form.locator('[name=kind][value=complaint]').check();
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=address]').fill('Toshkent, 1');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=message]').fill(`Koʻchamizdagi quduqda suv kamaydi. ${unique}`);
  await form.locator('button:not([type="button"])').first().click();
  await expect(site).toHaveURL(/\/uz-cyrl\/forms\/appeal\/sent\?/u);
  const readSlot = async (slot: 'number' | 'code') => (await site.locator(`[data-slot=${slot}]`).first().textContent()) ?? '';
  const [number, code] = [await readSlot('number'), await readSlot('code')];

  const receipt = await waitForLetter(email, 1);
  expect(receipt).toContain(number);
  expect(receipt).toMatch(/https?:\S+\/uz-cyrl\/forms\/appeal-status/u);
  expect(withoutAddresses(receipt, number)).not.toMatch(latinWord);
  expect(receipt).toContain('Мурожаатингиз қабул қилинди');

  const { field, choice } = loadSubmissionTexts('uz');
  await openSession(page, 'uz', await createModeratorSession());
  await page.goto(getSubmissionAddress('appeal'));
  await page.getByRole('row').filter({ hasText: number }).getByText(number).click();
  for (const language of [...listStoryLanguages('ru'), 'uz'] as const) {
    const local = loadSubmissionTexts(language);
    await switchLanguage(page, language);
    await expect(page.getByRole('combobox', { name: local.field('appeal', 'script') })).toContainText(local.choice('uz-cyrl'));
  }
  await page.getByRole('textbox', { name: field('appeal', 'answer') }).fill('Quduq tekshirildi, suv berildi.');
  await page.getByRole('combobox', { name: field('appeal', 'stage') }).click();
  await page.getByRole('option', { name: choice('answered'), exact: true }).click();
  const put = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Saqlash', exact: true }).click();
  expect((await put).status()).toBe(200);

  const reply = await waitForLetter(email, 2);
  expect(reply).toContain('Қудуқ текширилди, сув берилди.');
  expect(withoutAddresses(reply, number)).not.toMatch(latinWord);

  await site.goto(toAddress('/uz-cyrl/forms/appeal-status'));
  const status = site.locator('main form[action$="/uz-cyrl/forms/appeal-status"]');
  await status.locator('[name=receipt]').fill(number);
  await status.locator('[name=code]').fill(code);
  await status.locator('button:not([type="button"])').first().click();
  await expect(site.getByText('Қудуқ текширилди, сув берилди.')).toBeVisible();
  await expect(site.locator('[data-slot=number]').first()).toHaveText(number);
});
