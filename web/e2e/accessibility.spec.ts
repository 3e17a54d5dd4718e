import { expect, test } from '@playwright/test';

import { injectAxe, runAxe, reportForcedColours } from './in-page/axe';
import { toAddress, waitForHydration, listPagePerTemplate } from './site';

// `crawl.spec` runs axe on every template; here is what needs a page of its own.
const pages = listPagePerTemplate({ withErrors: true });

// A trace copies the page at every step, and the findings say enough.
test.use({ trace: 'off' });

test.describe('in forced colours', () => {
  // Chosen before the page is loaded: Chromium leaves some colours as they were when they are forced later.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  for (const { address: url, template } of pages.filter(({ locale }) => locale === 'en')) {
    test(`${template}: axe finds no colour too pale`, async ({ page }) => {
      await page.goto(url);
      await injectAxe(page, false);
      await reportForcedColours(page);
      // They change colours only: all other rules ran on the same document in `crawl.spec`.
      expect(await runAxe(page, 'colour')).toEqual([]);
    });
  }
});

test('what is wrong is found, with scripts and without', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(toAddress('/en/about'));
    if (javaScriptEnabled) await waitForHydration(page, 'section');
    await injectAxe(page, javaScriptEnabled);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      main?.insertAdjacentHTML('beforeend', '<p id="faint">Faint words</p><p id="soft">Soft words</p><button></button>');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#faint { color: #999; background: #fff } #soft { color: #666; background: #fff }');
      document.adoptedStyleSheets.push(sheet);
    });
    const found = await runAxe(page);
    expect(found.map((finding) => finding.replace(/:.*? is /u, ': ').replace(/ <.*$/u, '')).sort()).toEqual([
      expect.stringContaining('button-name (1)'),
      'color-contrast (2): 2.84:1, not 7:1',
    ]);
    await context.close();
  }
});

test('on a phone, telephone links are targets of 24 px, tables keep their headers and the forms of every page their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(toAddress('/en/structure'));
  const heights = await page
    .locator('main a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(heights.filter((height) => height < 24)).toEqual([]);
  for (const name of ['Was this page useful?', 'Report an error'])
    await expect(page.locator('form[aria-label]').and(page.locator(`[aria-label="${name}"]`))).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Aa: Display settings' })).toBeVisible();

  await page.goto(toAddress('/en/public-services'));
  const table = page.getByRole('table');
  for (const header of ['Service', 'Time limit', 'Fee'])
    await expect(table.getByRole('columnheader', { name: header, exact: true })).toHaveCount(1);
});
