import type { Browser, Page } from '@playwright/test';

import { findOverruns, computeFigures, weigh } from '../first-visit/weigh';
import { watchVisit, type Visit } from '../first-visit/visit';
import { injectAxe } from '../in-page/axe';
import { isAsServed } from '../in-page/same-document';
import { waitForHydration, isErrorTemplate, type ListedPage } from '../site';
import { inspectors } from './inspectors';
import type { ColourCount } from './skeleton';
import { setView, views, type View } from './views';

type CrawledPage = ListedPage & { address: string };
export type CrawlOptions = {
  isWalked?: boolean;
  /** Changes the page once it is alive: for tests that plant something wrong. */
  change?: (page: Page) => Promise<void>;
};
export type Crawl = { findings: string[]; parts: ColourCount };

/** What is looked at without scripts, too, whatever they do: the one page with all parts that scripts work on. */
const alwaysWithoutScripts = 'home';

const initialView: View = { ...views[0], size: { ...views[0].size } };

/** Shows the page, which has axe in it, in each of the views that one of its inspectors needs. */
async function inspectInViews(
  page: Page,
  listed: CrawledPage,
  hasScripts: boolean,
  options: CrawlOptions,
  crawl: Crawl,
  shown: readonly View[] = views,
): Promise<void> {
  const metrics = await page.context().newCDPSession(page);
  let before: View = initialView;
  for (const view of shown) {
    const inspection = { page, listed, view, hasScripts, isWalked: options.isWalked ?? false, parts: crawl.parts };
    const due = inspectors.filter(
      ({ views: names, isFor }) => (names as readonly string[]).includes(view.name) && (isFor?.(inspection) ?? true),
    );
    if (due.length === 0) continue;
    await setView(page, metrics, view, before);
    before = view;
    for (const { name, inspect } of due)
      for (const finding of await inspect(inspection))
        crawl.findings.push(`${listed.path}, ${view.name}${hasScripts ? '' : ' without scripts'}: ${name}: ${finding}`);
  }
}

/** Judges a first visit: nothing complained of, no budget exceeded, nobody else asked, no cookie. */
async function judgeVisit({ loaded, complaints, strangers, cookies }: Visit, { template }: ListedPage): Promise<string[]> {
  const weighed = await weigh(loaded);
  const [documents, scripts] = computeFigures(weighed);
  // Figures that miss a part would always be good.
  const missing = [
    ...weighed.filter(({ bytes }) => bytes === 0).map(({ url }) => `${url} weighs nothing`),
    ...((documents?.bytes ?? 0) > 1024 ? [] : ['no document was weighed']),
    ...(isErrorTemplate(template) || (scripts?.bytes ?? 0) > 10_240 ? [] : ['no scripts were weighed']),
  ];
  return [
    ...complaints.map((complaint) => `the browser complains: ${complaint}`),
    ...strangers.map((url) => `${url} was asked`),
    ...cookies.map((name) => `the cookie ${name} was set`),
    ...findOverruns(weighed),
    ...missing,
  ];
}

async function openWithoutScripts(browser: Browser, listed: CrawledPage, crawl: Crawl): Promise<void> {
  const context = await browser.newContext({ viewport: initialView.size, reducedMotion: 'reduce', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(listed.address);
  await injectAxe(page, false);
  await inspectInViews(page, listed, false, {}, crawl);
  await context.close();
}

/**
 * Loads a page as for the first time, shows it in every view and runs all inspectors on it; once more without scripts
 * where these change the document.
 * @returns the findings, each with page, view and inspector, and how many parts were equal to others
 */
export async function crawlPage(browser: Browser, listed: CrawledPage, options: CrawlOptions = {}): Promise<Crawl> {
  const crawl: Crawl = { findings: [], parts: { inspected: 0, equal: 0 } };
  const context = await browser.newContext({ viewport: initialView.size, locale: 'uz-UZ' });
  const page = await context.newPage();
  const endVisit = watchVisit(page, listed);
  await page.goto(listed.address);
  await waitForHydration(page, listed.template);
  const visited = endVisit();
  // Without motion from here on, so that colours are what they become.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: initialView.colorScheme });
  await injectAxe(page, true);
  if (options.change) {
    await visited;
    await options.change(page);
  }
  // Nothing of the page is changed in the first view: meanwhile what is still loading can come to an end.
  const [first, ...others] = views;
  const inspected = inspectInViews(page, listed, true, options, crawl, [first]);
  const [visit] = await Promise.all([visited, inspected]);
  for (const finding of await judgeVisit(visit, listed))
    crawl.findings.push(`${listed.path}, ${initialView.name}: first visit: ${finding}`);
  // Where scripts leave the document as it was served, what is found in it holds without them.
  const isSame = await isAsServed(page);
  await inspectInViews(page, listed, true, options, crawl, others);
  await context.close();
  // What a test changed is changed with scripts only.
  if (!options.change && (listed.template === alwaysWithoutScripts || !isSame)) await openWithoutScripts(browser, listed, crawl);
  return crawl;
}
