import { readFileSync } from 'node:fs';
import path from 'node:path';

import { behaviour } from '@ochiq/contract/behaviour';
import { expect, test, type Page } from '@playwright/test';

import { listFileNames, getPublicFolder } from './files';
import { toAddress, waitForHydration } from './site';

const toTop = 'Back to the top of the page';

const getScrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** A long page, alive, with the reader far down on it. */
async function scrollFarDown(page: Page): Promise<void> {
  await page.goto(toAddress('/en/faq'));
  await waitForHydration(page, 'faq');
  // At once: what a wheel began would still be under way when the button is pressed.
  await page.evaluate(() => {
    scrollTo({ top: 2500, behavior: 'instant' });
  });
  await expect.poll(() => getScrollY(page)).toBeGreaterThan(1500);
  await expect(page.getByRole('button', { name: toTop })).toBeVisible();
}

test('the button leads to the top at an even speed in 900 ms, and reading goes on there', async ({ page }) => {
  await page.goto(toAddress('/en/faq'));
  await waitForHydration(page, 'faq');
  await expect(page.getByRole('button', { name: toTop })).toBeHidden();
  await scrollFarDown(page);
  // From here on time goes by only when the test says so: a busy machine changes nothing.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = await getScrollY(page);
  await page.evaluate((name) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click(), toTop);
  const quarter = behaviour.scrollToTopMs / 4;
  // Even: at each moment as far along the way as along the time, to the length of a frame or two.
  for (const part of [1, 2, 3]) {
    await page.clock.runFor(quarter);
    expect(Math.abs(1 - (await getScrollY(page)) / start - part / 4)).toBeLessThan(0.05);
  }
  await page.clock.runFor(quarter + 50);
  expect(await getScrollY(page)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
});

test.describe('for a reader who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the button leads to the top at once', async ({ page }) => {
    await scrollFarDown(page);
    await page.evaluate((name) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click(), toTop);
    expect(await getScrollY(page)).toBe(0);
  });

  test('nothing slides in', async ({ page }) => {
    expect(await waitForSlide(page)).toEqual([]);
  });
});

/** Scrolls for the first time, which brings what lets parts appear, and waits until it is there. */
async function beginScrolling(page: Page): Promise<void> {
  const brought = page.waitForResponse(/\/scrolled-\w+\.js$/u);
  await page.mouse.wheel(0, 5);
  await (await brought).finished();
}

/** The names of animations that parts of the home page began while the reader scrolled down. */
async function waitForSlide(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    document.addEventListener('animationstart', ({ animationName }) => begun.push(animationName));
  });
  await page.goto(toAddress('/en'));
  await waitForHydration(page, 'home');
  await page.mouse.move(400, 400);
  await beginScrolling(page);
  for (let step = 0; step < 24; step += 1) {
    await page.mouse.wheel(0, 125);
    await page.waitForTimeout(40);
  }
  return page.evaluate(() => (window as unknown as { begun: string[] }).begun);
}

for (const width of [360, 1280]) {
  test(`at ${width} px parts slide in when they come into view, and all is visible in the end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const begun = await waitForSlide(page);
    expect(begun.length).toBeGreaterThan(0);
    expect(new Set(begun)).toEqual(new Set(['scroll-in']));
    // At the end of the page nothing waits any more.
    await page.mouse.wheel(0, 100_000);
    await expect
      .poll(() =>
        page.evaluate(() => [...document.querySelectorAll('[data-scroll-in]')].every((part) => getComputedStyle(part).opacity === '1')),
      )
      .toBe(true);
  });
}

test('a part appears once 100 px of it have entered the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(toAddress('/en'));
  await waitForHydration(page, 'home');
  await beginScrolling(page);
  const chosen = page.locator('[data-chosen]');
  /** The next part that nobody has seen yet: what is watched too late stays as it is. */
  const choose = () =>
    page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-chosen]')) delete one.dataset['chosen'];
      const parts = [...document.querySelectorAll<HTMLElement>('main [data-scroll-in]')];
      const below = parts.find((one) => one.offsetHeight > 200 && one.getBoundingClientRect().top > window.innerHeight + 50);
      if (!below) throw new Error('No part is below the window');
      below.dataset['chosen'] = '';
    });
  const scrollTo = (entered: number) =>
    chosen.evaluate((part, shown) => {
      window.scrollTo({ top: part.getBoundingClientRect().top + window.scrollY - window.innerHeight + shown, behavior: 'instant' });
    }, entered);
  await expect(async () => {
    await choose();
    await scrollTo(60);
    await expect(chosen).toHaveAttribute('data-scroll-in', 'soon', { timeout: 1000 });
  }).toPass();
  await expect(chosen).toHaveCSS('opacity', '0');
  await scrollTo(behaviour.scrollInOffsetPx - 5);
  await page.waitForTimeout(100);
  await expect(chosen).toHaveAttribute('data-scroll-in', 'soon');
  await scrollTo(behaviour.scrollInOffsetPx + 5);
  await expect(chosen).toHaveAttribute('data-scroll-in', /^(?:now)?$/u);
  await expect(chosen).toHaveCSS('opacity', '1');
});

test('a lost line is said quietly, and its return for a moment', async ({ page, context }) => {
  await page.goto(toAddress('/en/about'));
  await waitForHydration(page, 'section');
  const notice = page.getByRole('status').filter({ hasText: 'line' });
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toHaveText('You are offline: pages you have not opened yet will not load.');
  await context.setOffline(false);
  await expect(notice).toHaveText('You are online again.');
  await expect(notice).toHaveCount(0, { timeout: 8000 });
});

/** The paths of the pages that were prefetched. */
const listPrefetched = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].flatMap(
      ({ href }) => /^\/page-data(\/.+)\/page-data\.json$/u.exec(new URL(href).pathname)?.[1] ?? [],
    ),
  );

/** Splits the pages that visible links lead to: those in the window, and those that no link within a window of it leads to. */
const splitLinks = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter((link) => link.checkVisibility());
    const list = (isMeant: (top: number) => boolean) => [
      ...new Set(links.filter((link) => isMeant(link.getBoundingClientRect().top)).map(({ pathname }) => pathname)),
    ];
    const near = list((top) => top < 2 * innerHeight);
    return { inView: list((top) => top < innerHeight), far: list(() => true).filter((path) => !near.includes(path)) };
  });

/** Scrolls to the top or the end, and waits until observers know whether the last link is in view. */
const scrollToEnd = (page: Page, isEnd: boolean) =>
  page.evaluate(async (inView) => {
    scrollTo({ top: inView ? document.documentElement.scrollHeight : 0, behavior: 'instant' });
    const last = [...document.querySelectorAll('a[href^="/"]')].filter((link) => link.checkVisibility()).at(-1);
    // Observers hear of a frame in the order in which they were made: Gatsby's have heard before this one.
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting === inView) resolve();
      });
      if (last) observer.observe(last);
    });
  }, isEnd);

const waitForLine = (page: Page, isThere: boolean) => page.waitForFunction((is) => navigator.onLine === is, isThere, { polling: 50 });

test('links in view bring their pages, and offline none does', async ({ page, context }) => {
  // Chromium calls the line to a busy site a slow one, over which nothing is brought ahead.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: false } });
  });
  await page.goto(toAddress('/en/about'));
  await waitForHydration(page, 'section');
  await page.clock.install();
  const { inView, far } = await splitLinks(page);
  expect(far.length).toBeGreaterThan(2);
  const listAhead = async (paths: readonly string[]) => (await listPrefetched(page)).filter((path) => paths.includes(path));
  await expect.poll(() => listAhead(inView)).not.toEqual([]);

  // From here on time goes by only when the test says so: long enough for a browser to be idle and for Gatsby's queue.
  await page.clock.pauseAt(Date.now() + 60_000);
  const passTime = () => page.clock.runFor(behaviour.prefetchIdleMs + 10_000);
  await context.setOffline(true);
  await waitForLine(page, false);
  await scrollToEnd(page, true);
  await passTime();
  expect(await listAhead(far)).toEqual([]);

  // The same way with a line brings them.
  await scrollToEnd(page, false);
  await context.setOffline(false);
  await waitForLine(page, true);
  await scrollToEnd(page, true);
  await expect
    .poll(async () => {
      await passTime();
      return listAhead(far);
    })
    .not.toEqual([]);
});

test('a part that fails once is met by one load of the whole page', async ({ page }) => {
  await page.goto(toAddress('/en/about'));
  await waitForHydration(page, 'section');
  await page.route('**/component---src-templates-faq-tsx-*.js', (route) => route.abort(), { times: 1 });
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="/en/faq"]')?.click());
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  await waitForHydration(page, 'faq');
});

test('a part that never comes reloads the page once in 60 seconds, and the page stays readable', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route('**/component---src-templates-faq-tsx-*.js', (route) => route.abort());
  await page.goto(toAddress('/en/faq'));
  const movedAt = async (place: number) => {
    await page.mouse.move(place, place);
    return loads.length;
  };
  await expect.poll(() => movedAt(1), { timeout: 15_000 }).toBe(2);
  await page.waitForLoadState();
  await movedAt(2);
  await page.waitForTimeout(3000);
  expect(loads).toEqual(['/en/faq', '/en/faq']);
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
});

/** The documents that a tab loads from now on. */
function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

const goTo = (page: Page, to: string) =>
  page.evaluate((place) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(place), to);

test('pages change without the library that fades them: nothing is loaded for it', async ({ page }) => {
  const folder = await getPublicFolder();
  const scripts = (await listFileNames(folder)).filter((name) => name.endsWith('.js'));
  // Only what animates elements calls this.
  const library = scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes('commitStyles'));
  expect(library.length).toBeGreaterThan(0);
  let blocked = 0;
  for (const name of library) {
    await page.route(`**/${name}`, (route) => {
      blocked += 1;
      return route.abort();
    });
  }
  await page.goto(toAddress('/en/about'));
  await waitForHydration(page, 'section');
  const loads = countLoads(page);
  for (const [to, heading] of [
    ['/en/faq', 'Frequently asked questions'],
    ['/en/contact', 'Contacts'],
    ['/en/news', 'News'],
    ['/en/about', 'About'],
  ] as const) {
    await goTo(page, to);
    await expect(page.locator('h1')).toContainText(heading);
  }
  expect(blocked).toBeGreaterThan(0);
  expect(loads).toEqual([]);
});

test('a part that never comes makes all tabs together load one page; then the error page stands, with a way on', async ({
  page,
  context,
}) => {
  await context.route('**/component---src-templates-faq-tsx-*.js', (route) => route.abort());
  await page.goto(toAddress('/en/about'));
  await waitForHydration(page, 'section');
  const loads = countLoads(page);
  await goTo(page, '/en/faq');
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  expect(loads).toEqual(['/en/faq']);

  const other = await context.newPage();
  await other.goto(toAddress('/en/about'));
  await waitForHydration(other, 'section');
  const about = await other.locator('h1').innerText();
  const otherLoads = countLoads(other);
  const heading = other.getByRole('heading', { level: 1 });
  await goTo(other, '/en/faq');
  await expect(heading).toHaveText('The page could not be loaded');
  await expect(other).toHaveTitle('The page could not be loaded');
  await expect(other).toHaveURL(toAddress('/en/faq'));
  await other.goBack();
  await expect(heading).toHaveText(about);
  await other.goForward();
  await expect(heading).toHaveText('The page could not be loaded');
  await other.locator('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(other).toHaveURL(toAddress('/en'));
  await other.goBack();
  await expect(heading).toHaveText('The page could not be loaded');
  expect(otherLoads).toEqual([]);
  // What the reader asks for is loaded, however often.
  await other.getByRole('link', { name: 'Load the page again' }).click();
  await expect(heading).toHaveText('Frequently asked questions');
  expect([loads, otherLoads]).toEqual([['/en/faq'], ['/en/faq']]);
});
