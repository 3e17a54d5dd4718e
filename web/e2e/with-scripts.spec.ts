import { expect, test } from '@playwright/test';

import { toAddress, waitForHydration } from './site';

test('a link inside the site changes the page without loading it anew, and goes to the top', async ({ page }) => {
  await page.goto(toAddress('/en'));
  await waitForHydration(page, 'home');
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
  await page.locator('footer a[href$="/en/site-map"]').first().click();
  await expect(page).toHaveURL(/\/en\/site-map$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that is gone is answered in the reader’s language after navigation inside the site, too', async ({ page }) => {
  await page.goto(toAddress('/ru/about'));
  await waitForHydration(page, 'section');
  await page.evaluate(() => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/ru/gone');
  });
  await expect(page).toHaveURL(/\/ru\/gone$/u);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Эта страница не найдена');
});

test('the not-found page keeps the address that was typed', async ({ page }) => {
  const response = await page.goto(toAddress('/en/no/such/page'), { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(/\/en\/no\/such\/page$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(/\/en$/u);
});
