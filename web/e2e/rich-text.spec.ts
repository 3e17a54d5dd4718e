import { expect, test, type Page } from '@playwright/test';

import { openHydrated, toAddress } from './site';

const news = '/en/news/groundwater-around-itchan-kala-under-constant-observation';

async function followNote(page: Page): Promise<void> {
  const mark = page.locator('[role=doc-noteref][aria-label="Note 1"]');
  await mark.click();
  const notes = page.locator('[role=doc-endnotes]');
  const note = notes.getByRole('listitem').first();
  await expect(note).toBeInViewport();
  await expect(page.locator(':target')).toHaveText(/sent over the mobile network/u);
  await notes.locator('[role=doc-backlink][aria-label="Back to the text: note 1"]').click();
  await expect(mark).toBeInViewport();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a number leads to its note and back', async ({ page }) => {
    await page.goto(toAddress(news));
    await followNote(page);
  });
});

test('a number leads to its note and back, with scripts', async ({ page }) => {
  await openHydrated(page, news, 'news-item');
  await followNote(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a keyboard scrolls a wide table, whose headings are those of rows and columns', async ({ page }) => {
    await page.goto(toAddress(news));
    const frame = page.getByRole('region', { name: /^Depth of the groundwater/u });
    await expect(frame.getByRole('columnheader')).toHaveText(['October', 'November', 'December', 'March', 'April', 'May']);
    await expect(frame.getByRole('rowheader')).toHaveText(['South-western part', 'Northern part']);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test('a link that names a page leads to where the page is in the reader’s language', async ({ page }) => {
  for (const [path, words, address] of [
    ['/uz/activities/iqlim-va-yer-osti-suvlari/qurgoqchilik-rejasi', 'iqlim oʻzgarishi haqidagi sahifada', 'iqlim-va-yer-osti-suvlari'],
    ['/en/activities/climate-and-groundwater/drought-plan', 'page on climate change', 'climate-and-groundwater'],
  ] as const) {
    await page.goto(toAddress(path));
    await page.locator('main').getByRole('link', { name: words }).click();
    await expect(page).toHaveURL(new RegExp(`/activities/${address}$`, 'u'));
  }
});
