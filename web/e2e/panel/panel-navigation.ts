import { expect, type Page, type Request } from '@playwright/test';

import { settings } from '../site';
import { findInPanel } from './find-in-panel';
import { isInSession } from './session';

/** The panel's own router: `to` is an address below `/admin`. */
type Router = { navigate: (to: string) => Promise<void> };

const base = `${settings.cmsUrl}/admin`;
/** An address below `/admin` at which the panel has no page. */
const nowhere = '/nowhere';

const follow = async (page: Page, address: string): Promise<void> =>
  (await findInPanel<Router>(page, 'router')).evaluate((router, to) => router?.navigate(to), address === '' ? '/' : address);

/**
 * Opens an address of the panel as `page.goto` does, but where the page has the panel open already the panel's own router
 * goes there, which takes a second less of a processor. What is shown is taken away first, so that it neither passes for the new
 * page nor hands anything on to it. Strapi's own forms and lists may say for up to a minute what they said before,
 * whatever others have saved meanwhile. Where a story is about a load, about rights that have changed or about text that
 * was not saved, it calls `page.goto`.
 */
export async function openInPanel(page: Page, address: string): Promise<void> {
  if (!(await isInSession(page))) {
    await page.goto(address);
    return;
  }
  const shown = await page.locator('main').first().elementHandle();
  await follow(page, nowhere);
  await shown.waitForElementState('hidden');
  await follow(page, address.slice(base.length));
}

/** The panel in a browser, walked through without loading it anew. */
export type PanelNavigation = {
  /** Opens an address below `/admin`, and waits until it has what it asked for. */
  open: (address: string) => Promise<void>;
  /** Waits until nothing is asked for any more. */
  settle: () => Promise<void>;
};

/** Follows what the page asks the CMS for. The publisher's state is asked for again and again, and is not waited for. */
export function startNavigation(page: Page): PanelNavigation {
  const pendingRequests = new Set<Request>();
  const isAwaited = (request: Request) =>
    request.url().startsWith(settings.cmsUrl) &&
    ['fetch', 'xhr', 'script'].includes(request.resourceType()) &&
    !request.url().includes('/publishing');
  page.on('request', (request) => {
    if (isAwaited(request)) pendingRequests.add(request);
  });
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  const settle = async () => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => pendingRequests.size, { intervals: [50] }).toBe(0);
  };
  return {
    settle,
    open: async (address) => {
      const target = `/admin${address}`;
      if (page.url().startsWith(`${settings.cmsUrl}/admin`))
        await page.evaluate((to) => {
          window.history.pushState({}, '', to);
          window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        }, target);
      else await page.goto(settings.cmsUrl + target);
      await expect(page.locator('h1, h2').first()).toBeVisible();
      await settle();
    },
  };
}
