import { expect, test, type Page } from '@playwright/test';

import { address, isAlive } from './the-site';

/** Where the languages, the way to the search and the display settings begin, from above; all the same in one line. */
const topsOf = (page: Page) =>
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
    await page.goto(address(`/${locale}/contact`));
    await isAlive(page, 'contact');
    const tops = await topsOf(page);
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
    // The name of the institution; the menu leads there as well.
    await page.locator(`header a[href$="/${locale}"]:not([hreflang])`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}$`, 'u'));
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(new Set(await topsOf(page)).size).toBe(1);
  });
