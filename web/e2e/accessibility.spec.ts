import { expect, test } from '@playwright/test';

import { bringAxe, findings, tellForcedColours } from './in-page/axe';
import { address, isAlive, onePageOfEach } from './the-site';

const pages = onePageOfEach({ withErrors: true });
const templates = [...new Set(pages.map(({ template }) => template))];

/** Width decides what is shown at all, so each width gets all rules once; each scheme, at each width, gets those of colour. */
const combinations = [
  { width: 1280, colorScheme: 'light', rules: 'all' },
  { width: 1280, colorScheme: 'dark', rules: 'colour' },
  { width: 320, colorScheme: 'dark', rules: 'colour' },
  { width: 320, colorScheme: 'light', rules: 'all' },
] as const;

/** Header and footer are the same on every page: their colours in the other scheme are looked at on this one. */
const wholePage = 'home';

// A trace copies the page at every step, and the findings say enough.
test.use({ trace: 'off' });

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    // Without motion, so that colours are what they become.
    test.use({ javaScriptEnabled: scripts, contextOptions: { reducedMotion: 'reduce' } });

    for (const template of templates) {
      test(`${template}: axe finds nothing in any language, width or scheme`, async ({ page }) => {
        const found: string[] = [];
        for (const { address: url, path, template: name } of pages.filter((listed) => listed.template === template)) {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(url);
          if (scripts) await isAlive(page, name);
          await bringAxe(page, scripts);
          for (const { width, colorScheme, rules } of combinations) {
            await page.setViewportSize({ width, height: 800 });
            await page.emulateMedia({ colorScheme });
            const within = rules === 'all' || template === wholePage ? 'page' : 'main';
            for (const finding of await findings(page, rules, within)) found.push(`${path} ${width} ${colorScheme}: ${finding}`);
          }
        }
        expect(found).toEqual([]);
      });
    }
  });
}

test.describe('in forced colours', () => {
  // Chosen before the page is loaded: Chromium leaves some colours as they were when they are forced later.
  test.use({ javaScriptEnabled: false, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const { address: url, template } of pages.filter(({ locale }) => locale === 'en')) {
    test(`${template}: axe finds nothing`, async ({ page }) => {
      await page.goto(url);
      await bringAxe(page, false);
      await tellForcedColours(page);
      expect(await findings(page)).toEqual([]);
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
