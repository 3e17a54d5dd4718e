import { expect, test, type Page } from '@playwright/test';

import { bringAxe, findings, tellForcedColours } from './in-page/axe';
import { isAsServed } from './in-page/same-document';
import { address, isAlive, onePageOfEach, type ListedPage } from './the-site';

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

// Without motion, so that colours are what they become.
const calm = { reducedMotion: 'reduce' } as const;

/** What axe finds on the page as it stands, at every width and in every scheme. */
async function problemsOf(page: Page, { path, template }: ListedPage, scripts: boolean): Promise<string[]> {
  const found: string[] = [];
  await bringAxe(page, scripts);
  for (const { width, colorScheme, rules } of combinations) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const within = rules === 'all' || template === wholePage ? 'page' : 'main';
    for (const finding of await findings(page, rules, within))
      found.push(`${path} ${width} ${colorScheme}${scripts ? '' : ' without scripts'}: ${finding}`);
  }
  return found;
}

async function open(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(url);
}

test.describe('in any language, width or scheme, with scripts and without', () => {
  test.use({ contextOptions: calm });

  for (const template of templates) {
    test(`${template}: axe finds nothing`, async ({ page, browser }) => {
      const found: string[] = [];
      for (const listed of pages.filter((one) => one.template === template)) {
        await open(page, listed.address);
        await isAlive(page, template);
        // Where scripts leave the document as it was served, what axe says of it holds without them.
        if (template === wholePage || !(await isAsServed(page))) {
          const withoutScripts = await browser.newContext({ ...calm, javaScriptEnabled: false });
          const plain = await withoutScripts.newPage();
          await open(plain, listed.address);
          found.push(...(await problemsOf(plain, listed, false)));
          await withoutScripts.close();
        }
        found.push(...(await problemsOf(page, listed, true)));
      }
      expect(found).toEqual([]);
    });
  }
});

test.describe('in forced colours', () => {
  // Chosen before the page is loaded: Chromium leaves some colours as they were when they are forced later.
  test.use({ javaScriptEnabled: false, contextOptions: { ...calm, forcedColors: 'active' } });

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
