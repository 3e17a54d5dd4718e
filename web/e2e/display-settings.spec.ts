import { expect, test, type Page } from '@playwright/test';

import { injectAxe, runAxe } from './in-page/axe';
import { findLayoutProblems } from './in-page/layout';
import { toAddress, waitForHydration } from './site';

const getButton = (page: Page) => page.getByRole('button', { name: 'Display settings' });
const getPanel = (page: Page) => page.getByRole('form', { name: 'Display settings' });

async function open(page: Page): Promise<void> {
  await getButton(page).click();
  await expect(getPanel(page)).toBeVisible();
}

const getOption = (page: Page, setting: string, value: string) =>
  getPanel(page).getByRole('group', { name: setting }).getByRole('radio', { name: value, exact: true });

const choose = (page: Page, setting: string, value: string) => getOption(page, setting, value).check();

/** A page of running text, alive. */
async function visit(page: Page): Promise<void> {
  await page.goto(toAddress('/en/about'));
  await waitForHydration(page, 'section');
}

/** As it was chosen on an earlier visit. */
const storeChoices = (page: Page, choices: Record<string, string>) =>
  page.addInitScript((text) => {
    localStorage.setItem('display', text);
  }, JSON.stringify(choices));

const getRoot = (page: Page) => page.locator('html');
const getBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(14, 22, 32)' };

/** What is to be seen of each setting that one figure or word tells; pictures and motion have tests of their own. */
const readLook = (page: Page) =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const { color, backgroundColor } = getComputedStyle(document.body);
    const text = getComputedStyle(document.querySelector('main p') ?? document.body);
    const inEms = (length: string) => Math.round((100 * parseFloat(length)) / parseFloat(text.fontSize)) / 100 || 0;
    return {
      'Text size': root.fontSize,
      'Line spacing': inEms(text.lineHeight),
      'Letter spacing': inEms(text.letterSpacing),
      Contrast: `${color} on ${backgroundColor}`,
      Theme: root.colorScheme,
    };
  });

const choices = [
  ['Text size', '125%', '20px'],
  ['Text size', '150%', '24px'],
  ['Text size', '200%', '32px'],
  ['Line spacing', 'Wide', 2],
  ['Letter spacing', 'Wide', 0.12],
  ['Contrast', 'High', 'rgb(0, 0, 0) on rgb(255, 255, 255)'],
  ['Theme', 'Light', 'light'],
  ['Theme', 'Dark', 'dark'],
] as const;

// Text goes over to a new size or colour at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [setting, value, seen] of choices) {
  test(`${setting}: ${value} is seen at once, on the next page, after a reload, and no longer after a reset`, async ({ page }) => {
    await visit(page);
    const before = await readLook(page);
    expect(before[setting]).not.toBe(seen);
    await open(page);
    await choose(page, setting, value);
    expect((await readLook(page))[setting]).toBe(seen);
    await page.keyboard.press('Escape');
    await page.locator('footer a[href$="/en/site-map"]').click();
    await expect(page.locator('h1')).toHaveText('Site map');
    await open(page);
    await expect(getOption(page, setting, value)).toBeChecked();
    await page.goto(toAddress('/en/about'));
    await page.reload();
    expect((await readLook(page))[setting]).toBe(seen);
    await waitForHydration(page, 'section');
    expect((await readLook(page))[setting]).toBe(seen);
    await open(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await readLook(page)).toEqual(before);
    await page.reload();
    expect(await readLook(page)).toEqual(before);
  });
}

test('the keyboard alone opens it, chooses, and closes it', async ({ page }) => {
  await visit(page);
  for (let stops = 0; stops < 20 && !(await getButton(page).evaluate((button) => button.matches(':focus'))); stops += 1)
    await page.keyboard.press('Tab');
  await expect(getButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getPanel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(getOption(page, 'Text size', '100%')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(getOption(page, 'Text size', '125%')).toBeChecked();
  await expect(getRoot(page)).toHaveAttribute('data-text-size', '125');
  await page.keyboard.press('Tab');
  await expect(getOption(page, 'Line spacing', 'Normal')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(getRoot(page)).toHaveAttribute('data-line-spacing', 'wide');
  // Enter in a field would send a form.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(toAddress('/en/about'));
  await page.keyboard.press('Escape');
  await expect(getPanel(page)).toBeHidden();
  await expect(getButton(page)).toBeFocused();
});

test('what was chosen is there before anything is painted, without the scripts of the page', async ({ page }) => {
  await storeChoices(page, { theme: 'dark', textSize: '150' });
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    // Nothing can be painted before there is a body, and no frame is made before its sheets have come.
    const look = () => {
      const body = document.querySelector('body');
      if (!body) return void requestAnimationFrame(look);
      const { dataset } = document.documentElement;
      Object.assign(window, { first: [dataset['theme'], dataset['textSize'], getComputedStyle(body).backgroundColor] });
    };
    requestAnimationFrame(look);
  });
  await page.goto(toAddress('/en/about'));
  const first = () => page.evaluate(() => (window as unknown as { first?: unknown[] }).first);
  await expect.poll(first).toEqual(['dark', '150', paper.dark]);
});

for (const [device, theme] of [
  ['dark', 'Light'],
  ['light', 'Dark'],
] as const) {
  test(`on a ${device} device, ${theme} wins, until the device decides again`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device });
    await visit(page);
    expect(await getBackground(page)).toBe(paper[device]);
    await open(page);
    await choose(page, 'Theme', theme);
    expect(await getBackground(page)).toBe(paper[device === 'dark' ? 'light' : 'dark']);
    await choose(page, 'Theme', 'As on the device');
    expect(await getBackground(page)).toBe(paper[device]);
  });
}

test('high contrast is white on black where it is dark, by the device or by choice', async ({ page }) => {
  await storeChoices(page, { contrast: 'high' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page);
  expect((await readLook(page)).Contrast).toBe('rgb(255, 255, 255) on rgb(0, 0, 0)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect((await readLook(page)).Contrast).toBe('rgb(0, 0, 0) on rgb(255, 255, 255)');
  await open(page);
  await choose(page, 'Theme', 'Dark');
  expect((await readLook(page)).Contrast).toBe('rgb(255, 255, 255) on rgb(0, 0, 0)');
});

test('without pictures their words are read, and drawings that only please are gone', async ({ page }) => {
  await page.goto(toAddress('/en'));
  await waitForHydration(page, 'home');
  const read = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll('img, svg[preserveAspectRatio]')].filter((drawn) => drawn.checkVisibility());
      const spoken = [...document.querySelectorAll('[data-alt]')].filter((words) => words.checkVisibility());
      return {
        shown: shown.length,
        spoken: spoken.map((words) => getComputedStyle(words, '::before').content),
        alts: [...document.querySelectorAll('main img:not([alt=""])')].map((image) => JSON.stringify(image.getAttribute('alt'))),
      };
    });
  const before = await read();
  expect(before.shown).toBeGreaterThan(0);
  expect(before.spoken).toEqual([]);
  expect(before.alts.length).toBeGreaterThan(0);
  await open(page);
  await choose(page, 'Images', 'Off');
  const { shown, spoken } = await read();
  expect(shown).toBe(0);
  expect(spoken).toEqual(before.alts);
  await choose(page, 'Images', 'Shown');
  expect(await read()).toEqual(before);
});

test.describe('on a device that lets things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing moves for a reader who switched motion off', async ({ page }) => {
    await storeChoices(page, { motion: 'off' });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      for (const sign of ['animationstart', 'transitionstart'] as const) document.addEventListener(sign, () => moved.push(sign));
      // eslint-disable-next-line @typescript-eslint/unbound-method -- applied to each element below
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        moved.push(this.tagName);
        return animate.apply(this, how);
      };
    });
    await page.goto(toAddress('/en'));
    await waitForHydration(page, 'home');
    await page.mouse.move(400, 400);
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 250);
      await page.waitForTimeout(60);
    }
    await page.locator('footer a[href$="/en/site-map"]').click();
    await expect(page.locator('h1')).toHaveText('Site map');
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const contrast of ['normal', 'high'] as const) {
    test(`axe finds nothing in the open panel and around it, ${colorScheme}, with ${contrast} contrast`, async ({ page }) => {
      await storeChoices(page, { contrast });
      await page.emulateMedia({ colorScheme });
      await visit(page);
      await open(page);
      await injectAxe(page, true);
      expect(await runAxe(page)).toEqual([]);
    });
  }
}

for (const [setting, value] of [
  ['contrast', 'high'],
  ['images', 'off'],
] as const) {
  test(`where drawings are gone by ${setting}, what stood on them lies over nothing else`, async ({ page }) => {
    await storeChoices(page, { [setting]: value });
    await page.goto(toAddress('/en'));
    await waitForHydration(page, 'home');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, problems: await findLayoutProblems(page) }).toEqual({ width, problems: [] });
      const field = await page.locator('main [role=search]').boundingBox();
      const links = await page.locator('main ul').first().boundingBox();
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(links?.y ?? 0);
    }
  });
}

/** What keeps room for a picture that is not shown, or squeezes its words into less than the line. */
const findEmptyBoxes = (page: Page, hidden: string) =>
  page.locator('main article').evaluateAll(
    (articles, selector) =>
      articles.flatMap((article) =>
        [...article.children]
          .filter((child) => child.querySelector(selector))
          .map((child) => ({
            room: child.getBoundingClientRect().width,
            wanted: child.querySelector('[data-alt]') ? article.clientWidth : 0,
            words: article.textContent.slice(0, 40),
          }))
          .filter(({ room, wanted }) => Math.abs(room - wanted) > 1),
      ),
    hidden,
  );

for (const [setting, value, hidden] of [
  ['images', 'off', 'img, svg[preserveAspectRatio]'],
  ['contrast', 'high', 'svg[preserveAspectRatio]'],
] as const) {
  test(`no card keeps room for a picture that is gone by ${setting}`, async ({ page }) => {
    await storeChoices(page, { [setting]: value });
    for (const path of ['/en', '/en/news', '/en/administration', '/en/team', '/en/project']) {
      await page.goto(toAddress(path));
      await expect(page.locator(`main article :is(${hidden})`)).not.toHaveCount(0);
      for (const width of [320, 800, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect({ path, width, rooms: await findEmptyBoxes(page, hidden) }).toEqual({ path, width, rooms: [] });
      }
    }
  });
}

for (const [name, width, textSize] of [
  ['at 320 px', 320, '100'],
  ['with text of 200 % at 1280 px', 1280, '200'],
  ['with text of 200 % at 640 px', 640, '200'],
] as const) {
  test(`${name}, with all space that can be chosen, nothing scrolls sideways, is cut off or lies over other words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await storeChoices(page, { textSize, lineSpacing: 'wide', letterSpacing: 'wide' });
    for (const locale of ['uz', 'ru', 'en']) {
      await page.goto(toAddress(`/${locale}/about`));
      await waitForHydration(page, 'section');
      expect({ locale, problems: await findLayoutProblems(page) }).toEqual({ locale, problems: [] });
      await page.locator('[popovertarget=display-settings]').first().click();
      expect({ locale, open: await findLayoutProblems(page) }).toEqual({ locale, open: [] });
      const sideways = await page.locator('#display-settings').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect({ locale, sideways }).toEqual({ locale, sideways: 0 });
    }
  });
}

test('an error page has it, too', async ({ page }) => {
  await page.goto(toAddress('/en/no/such/page'));
  await open(page);
  await choose(page, 'Theme', 'Dark');
  expect(await getBackground(page)).toBe(paper.dark);
  await page.reload();
  expect(await getBackground(page)).toBe(paper.dark);
  await open(page);
  await expect(getOption(page, 'Theme', 'Dark')).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that would do nothing', async ({ page }) => {
    await page.goto(toAddress('/en/about'));
    await expect(page.locator('[popovertarget=display-settings]').first()).toBeHidden();
    await expect(page.locator('#display-settings')).toBeHidden();
  });
});
