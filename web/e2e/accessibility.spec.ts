import { expect, test } from '@playwright/test';

import { bringAxe, findings, tellForcedColours } from './in-page/axe';
import { address, isAlive, onePageOfEach } from './the-site';

// `crawl.spec` runs axe on every template; here is what needs a page of its own.
const pages = onePageOfEach({ withErrors: true });

// A trace copies the page at every step, and the findings say enough.
test.use({ trace: 'off' });

test.describe('in forced colours', () => {
  // Chosen before the page is loaded: Chromium leaves some colours as they were when they are forced later.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  for (const { address: url, template } of pages.filter(({ locale }) => locale === 'en')) {
    test(`${template}: axe finds no colour too pale`, async ({ page }) => {
      await page.goto(url);
      await bringAxe(page, false);
      await tellForcedColours(page);
      // They change colours only: all other rules ran on the same document in `crawl.spec`.
      expect(await findings(page, 'colour')).toEqual([]);
    });
  }
});

test('what is wrong is found, with scripts and without', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(address('/en/about'));
    if (javaScriptEnabled) await isAlive(page, 'section');
    await bringAxe(page, javaScriptEnabled);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      main?.insertAdjacentHTML('beforeend', '<p id="faint">Faint words</p><p id="soft">Soft words</p><button></button>');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#faint { color: #999; background: #fff } #soft { color: #666; background: #fff }');
      document.adoptedStyleSheets.push(sheet);
    });
    const found = await findings(page);
    expect(found.map((finding) => finding.replace(/:.*? is /u, ': ').replace(/ <.*$/u, '')).sort()).toEqual([
      expect.stringContaining('button-name (1)'),
      'color-contrast (2): 2.84:1, not 7:1',
    ]);
    await context.close();
  }
});
