import type { BrowserContext } from '@playwright/test';

import { settings } from '../site.ts';

/** A page of the panel, and what is on it once it can be used. */
export type MeasuredPage = { name: string; path: string; shown: string };

/** Loads a page of the panel until it can be used: what it is for is shown, and the browser has time. @returns milliseconds */
async function measureLoad(context: BrowserContext, { path, shown }: MeasuredPage): Promise<number> {
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(settings.cmsUrl + path);
  await page.locator(shown).first().waitFor({ timeout: 120_000 });
  await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
  const duration = performance.now() - began;
  await page.close();
  return duration;
}

/** Loads a page again and again. @returns the first duration, with an empty cache, and the others */
export async function measureLoads(
  context: BrowserContext,
  page: MeasuredPage,
  runs: number,
): Promise<{ first: number; others: number[] }> {
  const first = await measureLoad(context, page);
  const others: number[] = [];
  for (let run = 0; run < runs; run += 1) others.push(await measureLoad(context, page));
  return { first, others };
}
