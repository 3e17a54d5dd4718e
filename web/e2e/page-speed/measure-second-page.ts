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

const pauseMs = 20;
const timeoutMs = 10_000;

/** Reads when a page was painted first, in milliseconds of the clock, and whether it was fetched ahead. @throws it is not painted in time */
async function readFirstPaint(page: Page): Promise<{ at: number; isPrefetched: boolean }> {
  // Observers are not called where scripts are off: the page is asked again and again.
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    const { at, delivery } = await page.evaluate(() => {
      const [first] = performance.getEntriesByName('first-paint');
      const [navigation] = performance.getEntriesByType('navigation');
      const type = navigation && 'deliveryType' in navigation ? navigation.deliveryType : '';
      return { at: first ? performance.timeOrigin + first.startTime : null, delivery: type };
    });
    if (at !== null) return { at, isPrefetched: delivery === 'navigational-prefetch' };
    await page.waitForTimeout(pauseMs);
  }
  throw new Error(`${page.url()} is not painted`);
}

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
