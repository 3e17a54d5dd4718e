import { behaviour } from '@ochiq/contract/behaviour';
import { expect, test, type Page } from '@playwright/test';

import { toAddress, waitForHydration } from './site';

type Observation = { what: string; at: number };
type Watched = { ochiqSights: Observation[] };

/** Notes when the progress bar is seen and gone, and what is moved. */
async function startObserving(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const readObservations: Observation[] = [];
    Object.assign(window, { ochiqSights: readObservations });
    const note = (what: string) => readObservations.push({ what, at: performance.now() });
    let shown = false;
    new MutationObserver(() => {
      const there = document.querySelector('[role=progressbar]') !== null;
      if (there !== shown) note(there ? 'bar' : 'no bar');
      shown = there;
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener('click', () => note('click'), { capture: true });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- applied to each element below
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      note(`${this.tagName.toLowerCase()} of ${location.pathname} moves`);
      return animate.apply(this, how);
    };
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      pushState(...entry);
      note('arrived');
    };
  });
}

const sights = (page: Page) => page.evaluate(() => (window as unknown as Watched).ochiqSights);

async function getTime(page: Page, what: string): Promise<number> {
  await expect.poll(async () => (await sights(page)).some((sight) => sight.what === what), { message: what, timeout: 15_000 }).toBe(true);
  return (await sights(page)).find((sight) => sight.what === what)?.at ?? Number.NaN;
}

/** A page of the site, alive, with a slow line to another one. */
async function openStartPage(page: Page, { delay = 0 } = {}): Promise<void> {
  await startObserving(page);
  if (delay > 0)
    await page.route('**/page-data/en/faq/page-data.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  await page.goto(toAddress('/en/contact'));
  await waitForHydration(page, 'contact');
}

const clickToFaq = (page: Page) => page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="/en/faq"]')?.click());

test('a navigation that lasts shows a named bar after 200 ms, and hides it 500 ms after its end', async ({ page }) => {
  await openStartPage(page, { delay: 2500 });
  await clickToFaq(page);
  const click = await getTime(page, 'click');
  await expect(page.getByRole('progressbar')).toHaveAccessibleName('The page is loading');
  const [bar, arrived, gone] = [await getTime(page, 'bar'), await getTime(page, 'arrived'), await getTime(page, 'no bar')];
  expect(bar - click).toBeGreaterThanOrEqual(behaviour.progressThrottleMs - 1);
  expect(arrived).toBeGreaterThan(bar);
  expect(gone - arrived).toBeGreaterThanOrEqual(behaviour.progressHideMs - 1);
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
});

test('a navigation that is soon done shows no bar', async ({ page }) => {
  await openStartPage(page);
  await page.evaluate(() => {
    const loader = (window as unknown as { ___loader: { loadPage: (path: string) => Promise<unknown> } }).___loader;
    return loader.loadPage('/en/faq').then(() => undefined);
  });
  await clickToFaq(page);
  await getTime(page, 'arrived');
  await page.waitForTimeout(behaviour.progressThrottleMs * 3);
  expect((await sights(page)).map(({ what }) => what)).not.toContain('bar');
});

test('the old page goes out before the new one comes in', async ({ page }) => {
  await openStartPage(page);
  await clickToFaq(page);
  await getTime(page, 'main of /en/faq moves');
  const order = (await sights(page)).map(({ what }) => what).filter((what) => /main|arrived/u.test(what));
  expect(order).toEqual(['main of /en/contact moves', 'arrived', 'main of /en/faq moves']);
});

test.describe('for a reader who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await openStartPage(page, { delay: 1000 });
    await clickToFaq(page);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await getTime(page, 'no bar');
    expect((await sights(page)).filter(({ what }) => what.endsWith('moves'))).toEqual([]);
  });
});

for (const [locale, heading] of [
  ['uz', /murojaat/iu],
  ['ru', /обращен/iu],
  ['en', /appeal/iu],
] as const) {
  test(`/${locale}: reading begins at the new heading, which is said in the page’s language`, async ({ page }) => {
    await page.goto(toAddress(`/${locale}/contact`));
    await waitForHydration(page, 'contact');
    await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), `/${locale}/appeals`);
    await expect(page.locator('h1')).toContainText(heading);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('#announcement')).toHaveText(await page.locator('h1').innerText());
    await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-live', 'off');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('a new page begins at its top or at the place that the address names, and the way back at where the reader was', async ({ page }) => {
  await page.goto(toAddress('/en/faq'));
  await waitForHydration(page, 'faq');
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.waitForTimeout(300);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href$="/en/site-map"]')?.click());
  await expect(page).toHaveURL(/site-map/u);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/faq/u);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});
