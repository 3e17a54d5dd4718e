import { test as base, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

import { settings } from '../site';

/** A browser context in which the panel was loaded before, as in an editor's browser. */
type Panel = { context: BrowserContext; anchorPage: Page; storage: CDPSession };

const origins = [settings.cmsUrl, settings.siteUrl].map((url) => new URL(url).origin);

async function createPanel(browser: Browser): Promise<Panel> {
  const context = await browser.newContext({ locale: 'uz-UZ' });
  const anchorPage = await context.newPage();
  // Anything small of the panel's origin, so that pages which are opened from here share its process.
  await anchorPage.goto(new URL('/favicon.ico', settings.cmsUrl).href);
  return { context, anchorPage, storage: await context.newCDPSession(anchorPage) };
}

/** Opens an empty page in the process of the one that stays. */
async function openPage(context: BrowserContext, anchorPage: Page): Promise<Page> {
  const opening = context.waitForEvent('page');
  await anchorPage.evaluate(() => {
    window.open('about:blank');
  });
  return opening;
}

/** Closes the pages of a test and removes what it left in the browser. */
async function resetBrowser({ context, anchorPage, storage }: Panel): Promise<void> {
  for (const page of context.pages()) if (page !== anchorPage) await page.close();
  await context.clearCookies();
  for (const origin of origins) await storage.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

/**
 * Runs the tests of a file in one browser context: each gets pages of its own, and neither cookies nor storage of the
 * one before, but the panel's 5.5 MB of script stay in the cache and, as all pages share a process, compiled. So a
 * load of the panel takes a quarter less of the processors.
 */
export const test = base.extend<object, { panel: Panel }>({
  panel: [
    async ({ browser }, use) => {
      const panel = await createPanel(browser);
      await use(panel);
      await panel.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ panel }, use) => {
    await use(panel.context);
    await resetBrowser(panel);
  },
  page: async ({ context, panel: { anchorPage } }, use) => {
    await use(await openPage(context, anchorPage));
  },
});
