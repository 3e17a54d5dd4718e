import { expect, type Page, type Request } from '@playwright/test';

import { settings } from '../site';

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
