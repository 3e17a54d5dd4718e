import type { Browser, Page } from '@playwright/test';

import { toAddress } from '../site.ts';

/** A first page, and the link in it that is followed. */
export type SecondPage = { from: string; link: string };

/** How long a reader points at a link and presses it, in milliseconds, and whether the browser is told to save data. */
export type Lead = { pointsMs: number; pressesMs: number; savesData?: boolean };

/** A connection as Lighthouse has it for a phone. */
const phoneConnection = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phoneConnection);
}

/** Reads when a page was painted first, in milliseconds of the clock, and whether it was fetched ahead. */
const readFirstPaint = (page: Page) =>
  page.evaluate(async () => {
    const [first] =
      performance.getEntriesByName('first-paint').length > 0
        ? performance.getEntriesByName('first-paint')
        : await new Promise<PerformanceEntryList>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntriesByName('first-paint'))).observe({ type: 'paint', buffered: true });
          });
    const [navigation] = performance.getEntriesByType('navigation');
    const isPrefetched = navigation !== undefined && 'deliveryType' in navigation && navigation.deliveryType === 'navigational-prefetch';
    return { at: performance.timeOrigin + (first?.startTime ?? Number.NaN), isPrefetched };
  });

/** Follows a link of a first page without scripts, with an empty cache. @returns the time from the end of the press to the first paint */
export async function measureSecondPage(
  browser: Browser,
  { from, link }: SecondPage,
  { pointsMs, pressesMs, savesData = false }: Lead,
): Promise<{ paintedMs: number; isPrefetched: boolean }> {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, locale: 'uz-UZ' },
    ...(savesData && { extraHTTPHeaders: { 'save-data': 'on' } }),
  });
  const page = await context.newPage();
  await slowDown(page);
  const rules = page.waitForResponse(/\/speculation-rules\.json$/u);
  await page.goto(toAddress(from), { waitUntil: 'load' });
  await rules;
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${from} has no ${link} that can be seen`);
  const [x, y] = [box.x + Math.min(20, box.width / 2), box.y + Math.min(10, box.height / 2)];
  await page.mouse.move(x, y);
  await page.waitForTimeout(pointsMs);
  await page.mouse.down();
  await page.waitForTimeout(pressesMs);
  const pressedAt = Date.now();
  await Promise.all([page.waitForURL((url) => url.href !== toAddress(from), { waitUntil: 'load' }), page.mouse.up()]);
  const { at, isPrefetched } = await readFirstPaint(page);
  await context.close();
  return { paintedMs: at - pressedAt, isPrefetched };
}
