import { expect, test, type Page } from '@playwright/test';

import { injectAxe, runAxe } from './in-page/axe';
import { findLayoutProblems } from './in-page/layout';
import { startOwnEdge } from './own-edge';
import { toAddress, waitForHydration } from './site';

const words = {
  uz: {
    line: /^Internet aloqasi yoʻq\. Bu sahifaning saqlangan nusxasi: \d{4}-yil \d{1,2}-[a-z]+, \d\d:\d\d\./u,
    notKept: 'Internet aloqasi yoʻq. Ochmoqchi boʻlgan sahifangiz bu qurilmada saqlanmagan.',
    title: 'Oflayn oʻqish',
    contact: 'Bogʻlanish',
  },
  ru: {
    line: /^Нет подключения к интернету\. Страница показана по состоянию на \d{1,2} [а-я]+ \d{4} г\., \d\d:\d\d\./u,
    notKept: 'Нет подключения к интернету. Страница, которую вы открываете, на этом устройстве не сохранена.',
    title: 'Чтение без интернета',
    contact: 'Контакты',
  },
  en: {
    line: /^You are offline\. This page is as it was on \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d\./u,
    notKept: 'You are offline. The page that you asked for is not kept on this device.',
    title: 'Reading offline',
    contact: 'Contacts',
  },
} as const;
type Language = keyof typeof words;

const getNotice = (page: Page) => page.locator('[data-kept-line]');
const getCachedLinks = (page: Page) => page.locator('[data-kept-pages] a');

/** What this browser keeps, as the worker wrote it down. */
const listCached = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of (await caches.keys()).filter((key) => key.startsWith('kept ')))
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname + new URL(url).search);
    return found.sort();
  });
const isSheet = (path: string) => path.endsWith('.css');
const listCachedPaths = async (page: Page) => (await listCached(page)).filter((path) => !isSheet(path));

/** The style sheets that a page links, with how many rules of each are there; none of one that did not come. */
const listSheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href, sheet }) => ({
      path: new URL(href).pathname,
      rules: sheet?.cssRules.length ?? 0,
    })),
  );

/** Reads a page, and one that came without a navigation, until the worker has kept both and what everybody needs. */
async function visitSomePages(page: Page, language: Language, site = toAddress('').replace(/\/$/u, '')): Promise<void> {
  await page.goto(`${site}/${language}/about`);
  await waitForHydration(page, 'section');
  const expected = ['about', 'contact', 'offline'].map((name) => `/${language}/${name}`);
  await expect.poll(() => listCachedPaths(page)).toEqual(expected);
  await page.locator(`footer a[href$="/${language}/site-map"]`).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/site-map$`, 'u'));
  await expect.poll(() => listCachedPaths(page)).toEqual([...expected, `/${language}/site-map`]);
}

async function expectAccessible(page: Page): Promise<void> {
  await injectAxe(page, false);
  expect(await runAxe(page)).toEqual([]);
  expect(await findLayoutProblems(page)).toEqual([]);
}

for (const language of ['uz', 'ru', 'en'] as const) {
  test(`without a line pages read are shown with their time, others lead to what is kept, in ${language}`, async ({ page, context }) => {
    const { line, notKept, title } = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    await visitSomePages(page, language);
    const sheets = new Set<string>();
    // What the browser keeps by itself may be gone at any time.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    await devtools.detach();
    await context.setOffline(true);

    for (const name of ['site-map', 'about', 'contact']) {
      await page.goto(toAddress(`/${language}/${name}`));
      await expect(getNotice(page)).toHaveText(line);
      const linked = await listSheets(page);
      expect(linked.filter(({ rules }) => rules > 0)).toHaveLength(2);
      for (const { path } of linked) sheets.add(path);
      expect(await page.locator('script[src]').count()).toBe(0);
    }
    await expectAccessible(page);
    await expect(page.locator('main a[href^="tel:+998"]').first()).toBeVisible();
    const cachedSheets = (await listCached(page)).filter(isSheet);
    expect(cachedSheets).toEqual(expect.arrayContaining([...sheets]));

    // A click, and an address that asks something, whose answer nobody keeps.
    await page.locator(`footer a[href$="/${language}/privacy"]`).click();
    await expect(getNotice(page)).toHaveText(notKept);
    await page.goto(toAddress(`/${language}/search?q=suv`));
    await expect(getNotice(page)).toHaveText(notKept);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main a[href^="tel:+998"]').first()).toBeVisible();
    await expectAccessible(page);
    const links = await getCachedLinks(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect([...links].sort()).toEqual(['about', 'contact', 'site-map'].map((name) => `/${language}/${name}`));
    await getCachedLinks(page).last().click();
    await expect(getNotice(page)).toHaveText(line);

    await context.setOffline(false);
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-kept');
    expect(await getNotice(page).count()).toBe(0);
  });
}

test('with a line the site answers, whatever is kept: the worker changes no answer, and forgets all when it is told to', async ({
  page,
  context,
}) => {
  await visitSomePages(page, 'en');
  const served = await page.goto(toAddress('/en/about'));
  expect([served?.status(), served?.headers()['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
  // What is one reader's own, asks something, is no page, or leads elsewhere is never kept; the language that is chosen is remembered.
  for (const path of ['/en/search?q=water', '/en/login', '/en/forms/appeal', '/en/no/such/page', '/en/account'])
    await page.goto(toAddress(path));
  await page.locator('header a[hreflang="ru"]').first().click();
  await expect(page).toHaveURL(/\/ru\//u);
  expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('ru');
  const before = await listCachedPaths(page);
  expect(before.filter((path) => /search|login|forms|such|account|\?/u.test(path))).toEqual([]);

  await page.goto(toAddress('/en/about'));
  await page.locator('footer a[href$="/en/offline"]').click();
  await expect(getCachedLinks(page).first()).toBeVisible();
  await page.locator('[data-kept-pages] button').click();
  await expect(page.locator('[data-kept-pages]')).toContainText('No pages are kept on this device.');
  expect(await listCached(page)).toEqual(['/?off']);
  await page.goto(toAddress('/en/about'));
  await waitForHydration(page, 'section');
  await page.locator('footer a[href$="/en/site-map"]').click();
  await expect(page).toHaveURL(/site-map$/u);
  expect(await listCachedPaths(page)).toEqual(['/?off']);
  await context.setOffline(true);
  await expect(page.goto(toAddress('/en/about'))).rejects.toThrow('net::ERR_');
  await context.setOffline(false);
  await page.goto(toAddress('/en/offline'));
  await page.locator('[data-kept-pages] button').click();
  await page.goto(toAddress('/en/about'));
  await expect.poll(() => listCachedPaths(page)).toContain('/en/about');
});

test('an operator takes the worker away from everybody, with what it has kept', async ({ page }) => {
  const on = await startOwnEdge({ port: 0, OFFLINE_READING_ENABLED: 'true' });
  await visitSomePages(page, 'en', on.url);
  await on.stop();
  const off = await startOwnEdge({ port: Number(new URL(on.url).port), OFFLINE_READING_ENABLED: 'false' });
  await page.goto(`${off.url}/en/about`);
  await expect.poll(() => listCachedPaths(page)).toEqual([]);
  await off.stop();
  await expect(page.goto(`${off.url}/en/about`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('a click on a living page without a line leads to the copy, or to what is kept, and not to the browser’s own page', async ({
  page,
  context,
}) => {
  for (const [name, said] of [
    ['contact', words.en.line],
    ['privacy', words.en.notKept],
  ] as const) {
    await page.goto(toAddress('/en/about'));
    await page.evaluate(() => localStorage.removeItem('reloaded-at'));
    await waitForHydration(page, 'section');
    await expect.poll(() => listCachedPaths(page)).toEqual(['/en/about', '/en/contact', '/en/offline']);
    await context.setOffline(true);
    // By itself, as a link that comes into view brings its page.
    await page.evaluate((end) => document.querySelector<HTMLAnchorElement>(`footer a[href$="/en/${end}"]`)?.click(), name);
    await expect(getNotice(page)).toHaveText(said);
    await context.setOffline(false);
  }
});
