import { expect, test, type Page } from '@playwright/test';

import { toAddress, waitForHydration, isHydrated } from './site';

const recordScripts = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

// A browser without windows has its pointer in the corner and says so at the first picture: that is no sign of a reader.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const type of ['pointermove', 'mousemove'] as const) {
      window.addEventListener(
        type,
        (event) => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
        },
        { capture: true },
      );
    }
  }),
);

const emulateConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((line) => {
    Object.defineProperty(navigator, 'connection', { value: line });
  }, connection);

/** What the page has brought ahead of need, as soon as all of it is there, and when the page was there. */
const listLoaded = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    // Style sheets of the next pages are in the HTML, and need no script.
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]:not([as="style"])')].map(({ href }) => href);
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, responseEnd }) => ahead.includes(name) && responseEnd > 0,
    );
    return {
      loaded: navigation?.loadEventStart ?? 0,
      painted: paint?.startTime ?? 0,
      first: Math.min(...files.map(({ startTime }) => startTime)),
      files: files.length === ahead.length ? files.map(({ name }) => new URL(name).pathname) : [],
    };
  });

test('scripts and data come only when the page has loaded and painted, and the page is left to its reader', async ({ page }) => {
  await page.goto(toAddress('/en/about'));
  await expect.poll(async () => (await listLoaded(page)).files).toContain('/page-data/en/about/page-data.json');
  const { loaded, painted, first, files } = await listLoaded(page);
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1);
  expect(painted).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(loaded);
  expect(first).toBeGreaterThan(painted);
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => '___loader' in window)).toBe(false);
  expect(await isHydrated(page)).toBe(false);
});

const wheel = (page: Page) => page.mouse.wheel(0, 10);
const move = (page: Page) => page.mouse.move(200, 200);
const focus = (page: Page) => page.locator('main a').first().focus();
const interactions = { wheel, move, focus, 'lost line': (page: Page) => page.context().setOffline(true) };

for (const [name, give] of Object.entries(interactions)) {
  test(`the ${name} of a reader wakes the page`, async ({ page }) => {
    await page.goto(toAddress('/en/about'));
    await expect.poll(async () => (await listLoaded(page)).files).toContain('/page-data/en/about/page-data.json');
    const asked = recordScripts(page);
    await give(page);
    await expect.poll(() => page.evaluate(() => '___loader' in window)).toBe(true);
    if (name !== 'lost line') await expect.poll(() => isHydrated(page)).toBe(true);
    expect(asked.length).toBeGreaterThan(1);
  });
}

test('a key brings them at once, though the page is still loading', async ({ page }) => {
  const scripts = recordScripts(page);
  // A font that never comes keeps the page from ever being loaded.
  await page.route('**/*.woff2', () => undefined);
  await page.goto(toAddress('/en'), { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await page.waitForTimeout(700);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await waitForHydration(page, 'home');
  expect(scripts.length).toBeGreaterThan(1);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`a line such as ${JSON.stringify(connection)} is spared: no scripts, and the site works`, async ({ page }) => {
    const scripts = recordScripts(page);
    await emulateConnection(page, connection);
    await page.goto(toAddress('/en/contact'));
    await page.keyboard.press('Tab');
    await page.mouse.move(100, 100);
    await page.mouse.click(10, 300);
    await page.waitForTimeout(1000);
    await page.locator('footer a[href$="/en/site-map"]').click();
    await expect(page.locator('h1')).toHaveText('Site map');
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
  });
}
