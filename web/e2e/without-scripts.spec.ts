import { expect, test } from '@playwright/test';

import { toAddress } from './site';

test.use({ javaScriptEnabled: false });

test('a citizen finds a document by the menu, without scripts', async ({ page }) => {
  await page.goto(toAddress('/'));
  await expect(page).toHaveURL(/\/uz$/u);
  const group = page.locator('header details').filter({ has: page.locator('a[href$="/uz/documents"]') });
  await group.locator('summary').click();
  await group.locator('a[href$="/uz/documents"]').first().click();
  await expect(page).toHaveURL(/\/uz\/documents$/u);
  await page.locator('main a[href*="/uz/documents/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the language switch leads to the same page and is remembered', async ({ page, context }) => {
  await page.goto(toAddress('/uz/vacancy'));
  await page.locator('a[hreflang=ru]').first().click();
  await expect(page).toHaveURL(/\/ru\/vacancy$/u);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const cookies = await context.cookies();
  expect(cookies).toEqual([expect.objectContaining({ name: 'i18n_redirected', value: 'ru', sameSite: 'Lax', path: '/', secure: false })]);
  await page.goto(toAddress('/about'));
  await expect(page).toHaveURL(/\/ru\/about$/u);
});

test('reading sets no cookie', async ({ page, context }) => {
  await page.goto(toAddress('/en/news'));
  await page.locator('main a[href*="/en/news/"]').first().click();
  expect(await context.cookies()).toEqual([]);
});

test('answers open without scripts', async ({ page }) => {
  await page.goto(toAddress('/en/faq'));
  const first = page.locator('main details').first();
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open', '');
});
