import { expect, test, type Page } from '@playwright/test';

import { toAddress, waitForHydration } from './site';

/** Where the languages, the way to the search and the display settings begin, from above; all the same in one line. */
const measureTops = (page: Page) =>
  page
    .locator('header :is(nav a[hreflang], a[href$="/search"], [popovertarget=display-settings])')
    .evaluateAll((parts) =>
      parts.filter((part) => part.closest('form') === null).map((part) => Math.round(part.getBoundingClientRect().top)),
    );

for (const locale of ['uz', 'ru', 'en'])
  test(`languages, search and settings stand in one line at 320 px, also on a page that a link leads to, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(toAddress(`/${locale}/contact`));
    await waitForHydration(page, 'contact');
    const tops = await measureTops(page);
    // Uzbek also in Cyrillic.
    expect(tops).toHaveLength(locale === 'uz' ? 6 : 5);
    expect(new Set(tops).size).toBe(1);
    // The name of the institution; the menu leads there as well.
    await page.locator(`header a[href$="/${locale}"]:not([hreflang])`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}$`, 'u'));
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(new Set(await measureTops(page)).size).toBe(1);
  });

/** How high the header is, which words of the institution's name are broken, and how wide the page is. */
const measureHeader = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector('header > div:last-of-type > a > span')?.firstChild;
    if (!(words instanceof Text)) throw new Error('The header has no name');
    const range = document.createRange();
    const broken = [...words.data.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(words, index);
      range.setEnd(words, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return { isLow: (document.querySelector('header')?.offsetHeight ?? 0) <= 800, broken, over: scrollWidth - clientWidth };
  });

for (const [by, enlarge] of [
  [
    'by the site’s setting',
    (page: Page, percent: number) => page.evaluate((size) => (document.documentElement.dataset['textSize'] = String(size)), percent),
  ],
  [
    'by the browser’s font size',
    async (page: Page, percent: number) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.enable');
      await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100, fixed: 13 } });
    },
  ],
] as const)
  test(`large text ${by} leaves the institution’s name whole on a phone, and the header no higher than the window`, async ({ page }) => {
    for (const [width, percent] of [
      [390, 200],
      [360, 150],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const locale of ['uz', 'ru', 'en']) {
        await page.goto(toAddress(`/${locale}/contact`));
        await waitForHydration(page, 'contact');
        await enlarge(page, percent);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${String((16 * percent) / 100)}px`);
        expect({ locale, width, ...(await measureHeader(page)) }).toEqual({ locale, width, isLow: true, broken: [], over: 0 });
      }
    }
  });

/** The lines of the menu, by where its parts begin, and whether the bar with it is as high as one of one line. */
const measureBar = (page: Page) =>
  page.locator('header > div:last-of-type').evaluate((bar) => {
    const tops = [...bar.querySelectorAll('nav > ul > li')].map((part) => Math.round(part.getBoundingClientRect().top));
    return { parts: tops.length > 1, lines: new Set(tops).size, isLow: bar.getBoundingClientRect().height < 90 };
  });

for (const prefix of ['uz', 'uz-cyrl', 'ru', 'en'])
  test(`the menu stands in one line beside the institution’s name on wide windows, in ${prefix}`, async ({ page }) => {
    // The second page has the fonts from the start.
    for (const path of ['about', 'contact']) await page.goto(toAddress(`/${prefix}/${path}`));
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1152, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, ...(await measureBar(page)) }).toEqual({ width, parts: true, lines: 1, isLow: true });
    }
  });

const longNames = {
  uz: 'Gidrogeologiya va muhandislik geologiyasi instituti',
  'uz-cyrl': 'Гидрогеология ва муҳандислик геологияси институти',
  ru: 'Институт гидрогеологии и инженерно-геологических изысканий',
  en: 'Institute of Hydrogeology and Engineering Geology Surveys',
} as const;

for (const [prefix, name] of Object.entries(longNames))
  test(`a long name of the institution leaves the header low at every width, in ${prefix}`, async ({ page }) => {
    for (const path of ['about', 'contact']) await page.goto(toAddress(`/${prefix}/${path}`));
    if (prefix !== 'uz-cyrl') await waitForHydration(page, 'contact');
    await page.evaluate(() => document.fonts.ready);
    await page.locator('header > div:last-of-type > a > span').evaluate((part, words) => {
      part.textContent = words;
    }, name);
    for (const width of [320, 360, 390, 480, 600, 768, 1024, 1152, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.locator('header > div:last-of-type').evaluate((bar) => bar.getBoundingClientRect().height);
      const { over } = await measureHeader(page);
      // Five lines on phones, else four.
      const isLow = height <= (width < 480 ? 112 : 92);
      expect({ width, isLow, over }).toEqual({ width, isLow: true, over: 0 });
    }
  });
