import { expect, test, type Page } from '@playwright/test';

import { injectTabWalk, getCurrentStop, walkPage } from './in-page/keyboard';
import { toAddress, waitForHydration } from './site';

// `crawl.spec` walks every template; here is what needs a page of its own.
const widths = [360, 1280];
const locales = ['uz', 'ru', 'en'] as const;

// A trace copies the page at every step, and the findings say enough.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, url: string, template: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(url);
  await waitForHydration(page, template);
  await injectTabWalk(page);
}

for (const locale of locales) {
  test(`/${locale}: the skip link is the first stop and leads to the content`, async ({ page }) => {
    await open(page, toAddress(`/${locale}/about`), 'section', 360);
    await page.keyboard.press('Tab');
    expect((await getCurrentStop(page))?.problems).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  });

  for (const width of widths) {
    test(`/${locale}: whatever opens in the header at ${width} px opens by Enter, and Esc closes it and gives the focus back`, async ({
      page,
    }) => {
      await open(page, toAddress(`/${locale}`), 'home', width);
      const openers = page.locator('header').locator('[popovertarget]:not([popovertargetaction=hide]), summary').filter({ visible: true });
      const count = await openers.count();
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index += 1) {
        const opener = openers.nth(index);
        const inside = await opener.evaluateHandle((element) => {
          const id = element.getAttribute('popovertarget');
          return id === null ? element.nextElementSibling : document.getElementById(id);
        });
        const shown = () => inside.evaluate((element) => element?.checkVisibility({ visibilityProperty: true }) ?? false);
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect.poll(shown).toBe(true);
        await page.keyboard.press('Tab');
        const stop = await getCurrentStop(page);
        const isInside = await inside.evaluate((element) => element?.contains(document.activeElement) ?? false);
        expect({ opener: await opener.innerText(), isInside, problems: stop?.problems }).toEqual({
          opener: await opener.innerText(),
          isInside: true,
          problems: [],
        });
        await page.keyboard.press('Escape');
        await expect.poll(shown, { message: `Esc closes ${await opener.innerText()}` }).toBe(false);
        await expect(opener).toBeFocused();
      }
    });
  }
}

test('what is wrong is found', async ({ page }) => {
  await open(page, toAddress('/en/about'), 'section', 1280);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      #bare { outline: none }
      #faint { outline: 3px solid #eee; background: #fff } #faint-ground { background: #fff }
      #covered { position: fixed; inset: 0 auto auto 0 } #cover { position: fixed; inset: 0 auto auto 0; width: 300px; height: 300px }
      #away { position: absolute; left: -9999px }
      #mixed { display: flex; flex-direction: column } #raised { order: -1 }`);
    document.adoptedStyleSheets.push(sheet);
    document.querySelector('main')?.replaceChildren(
      document.createRange().createContextualFragment(`
        <button id="bare">Bare</button><p id="faint-ground"><button id="faint">Faint</button></p><button id="away">Away</button>
        <div id="mixed"><button>Lowered</button><button id="raised">Raised</button></div>
        <button tabindex="1">First</button><button id="covered">Covered</button><div id="cover"></div>`),
    );
  });
  const { problems } = await walkPage(page);
  const faults = ['Bare', 'Faint', 'Away', 'Raised', 'First', 'Covered'].filter((name) =>
    problems.some((problem) => problem.includes(`“${name}”:`)),
  );
  expect(faults).toEqual(['Bare', 'Faint', 'Away', 'Raised', 'First', 'Covered']);
});

test('a way back that is not the way there is found', async ({ page }) => {
  await open(page, toAddress('/en/about'), 'section', 1280);
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      if (event.key !== 'Tab' || !event.shiftKey) return;
      event.preventDefault();
      document.querySelector('a')?.focus();
    });
  });
  const { problems, stops } = await walkPage(page);
  expect(problems).toEqual([expect.stringContaining(`Shift+Tab does not come back the same way: 1 stops of ${stops.length}`)]);
});
