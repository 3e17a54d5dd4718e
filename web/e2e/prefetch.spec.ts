import { expect, test, type Page } from '@playwright/test';

import { openHydrated, toAddress } from './site';

/** Watches which pages the browser fetches ahead. */
function watchPrefetches(page: Page): () => string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (/prefetch/u.test(request.headers()['sec-purpose'] ?? '')) paths.push(new URL(request.url()).pathname);
  });
  return () => paths;
}

const getDelivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? entry.deliveryType : undefined;
  });

/** Lists the style sheets of a page that had to come from the site, and all that it has. */
const listSheets = (page: Page) =>
  page.evaluate(() => {
    const sheets = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.css'));
    const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
    const own = sheets.filter(({ name }) => linked.includes(name));
    return { all: own.length, fetched: own.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name) };
  });

/** Longer than a browser waits before it takes a pointer over a link for interest in it. */
const interestMs = 600;

async function showInterest(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().hover();
  await page.waitForTimeout(interestMs);
}

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false });

  test('a link under the pointer is fetched ahead, and following it asks the site for nothing more', async ({ page, context }) => {
    const rules = page.waitForResponse(/\/speculation-rules\.json$/u);
    await page.goto(toAddress('/ru/about'));
    expect((await rules).status()).toBe(200);
    await showInterest(page, 'footer a[href$="/ru/site-map"]');
    await page.locator('footer a[href$="/ru/site-map"]').first().click();
    await expect(page).toHaveURL(/\/ru\/site-map$/u);
    expect(await getDelivery(page)).toBe('navigational-prefetch');
    expect(await context.cookies()).toEqual([]);
  });

  test('a page that the content links to finds its style sheets in the browser', async ({ page }) => {
    await page.goto(toAddress('/ru/news'), { waitUntil: 'networkidle' });
    const first = await listSheets(page);
    expect(first.fetched).toHaveLength(first.all);
    await page.locator('main a[href^="/ru/news/"]:not([href*="/category/"], [href*="/tag/"])').first().click();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('article h1, main h1').first()).toBeVisible();
    const second = await listSheets(page);
    expect(second.all).toBe(2);
    expect(second.fetched).toEqual([]);
  });

  test('another language is not fetched ahead, so that choosing it is remembered', async ({ page, context }) => {
    const rules = page.waitForResponse(/\/speculation-rules\.json$/u);
    await page.goto(toAddress('/uz/about'));
    await rules;
    await showInterest(page, 'a[hreflang=ru]');
    await page.locator('a[hreflang=ru]').first().click();
    await expect(page).toHaveURL(/\/ru\/about$/u);
    expect(await getDelivery(page)).toBe('');
    expect(await context.cookies()).toEqual([expect.objectContaining({ name: 'i18n_redirected', value: 'ru' })]);
  });
});

test('once scripts have taken a page over they fetch ahead, and the browser does not', async ({ page }) => {
  const listPrefetches = watchPrefetches(page);
  await openHydrated(page, '/ru/about', 'section');
  await showInterest(page, 'footer a[href$="/ru/site-map"]');
  expect(listPrefetches().filter((path) => path.endsWith('/ru/site-map'))).toEqual([]);
});
