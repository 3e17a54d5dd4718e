import { chromium, type Browser } from '@playwright/test';

import { browserOptions } from '../browser-options.ts';
import { getQuantile } from '../quantile.ts';
import { hostResolverOptions } from '../site.ts';
import { measureSecondPage, type Lead, type SecondPage } from './measure-second-page.ts';

/** Links that readers follow from a first page, in each language. */
const secondPages: readonly SecondPage[] = ['uz', 'ru', 'en'].flatMap((language) => [
  { from: `/${language}`, link: `main a[href^="/${language}/news/"]` },
  { from: `/${language}/news`, link: `main a[href^="/${language}/news/"]` },
  { from: `/${language}/about`, link: `footer a[href$="/${language}/site-map"]` },
]);

/** How a reader comes to follow a link, with the name of each. */
const leads = {
  'pointed at for half a second': { pointsMs: 500, pressesMs: 50 },
  'pressed for 100 ms at once, as by a finger': { pointsMs: 0, pressesMs: 100 },
  'the same by a reader who saves data': { pointsMs: 0, pressesMs: 100, savesData: true },
} as const satisfies Record<string, Lead>;

/** Measures each second page as often as wanted. @returns the milliseconds until each was painted, and how many came ahead */
async function measureLead(browser: Browser, lead: Lead, runs: number): Promise<{ times: number[]; ahead: number }> {
  const visits = [];
  for (let run = 0; run < runs; run += 1) for (const page of secondPages) visits.push(await measureSecondPage(browser, page, lead));
  return { times: visits.map(({ paintedMs }) => paintedMs), ahead: visits.filter(({ isPrefetched }) => isPrefetched).length };
}

/** Prints how soon the second page of a visit is painted, before any script has run. For `pnpm bench second-page`. */
async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? 3);
  const browser = await chromium.launch({ ...browserOptions, args: [...browserOptions.args, ...hostResolverOptions] });
  for (const [name, lead] of Object.entries(leads)) {
    const { times, ahead } = await measureLead(browser, lead, runs);
    console.log(
      [name, getQuantile(times, 0.5).toFixed(0), getQuantile(times, 0.95).toFixed(0), `${String(ahead)} of ${String(times.length)}`].join(
        '\t',
      ),
    );
  }
  await browser.close();
}

void main();
