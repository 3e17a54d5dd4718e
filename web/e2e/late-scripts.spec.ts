import { expect, test, type Page } from '@playwright/test';

import { address, isAlive } from './the-site';

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

const pretend = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((line) => {
    Object.defineProperty(navigator, 'connection', { value: line });
  }, connection);

test('scripts are asked for only when the page has loaded and painted', async ({ page }) => {
  await page.goto(address('/en/about'));
  await isAlive(page, 'section');
  const { loaded, painted, first } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.js'));
    return {
      loaded: navigation?.loadEventStart ?? 0,
      painted: paint?.startTime ?? 0,
      first: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(painted).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(loaded);
  expect(first).toBeGreaterThan(painted);
});

test('a key brings them at once, though the page is still loading', async ({ page }) => {
  const scripts = scriptsOf(page);
  // A font that never comes keeps the page from ever being loaded.
  await page.route('**/*.woff2', () => undefined);
  await page.goto(address('/en'), { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await page.waitForTimeout(700);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await isAlive(page, 'home');
  expect(scripts.length).toBeGreaterThan(1);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`a line such as ${JSON.stringify(connection)} is spared: no scripts, and the site works`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await pretend(page, connection);
    await page.goto(address('/en/contact'));
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
