import { guardLoader, type PageLoader } from '../chunk-guard/guard-loader';
import { type GatsbyWindow, watchNavigation } from '../features/navigation/watch-navigation';
import { type Loader, prefetchWhenIdle } from '../features/prefetch/prefetch-when-idle';
import { handleRouteUpdate as arrive } from '../features/navigation/route-updates';
import { registerWorker } from '../offline/register-worker';

type Update = Parameters<typeof arrive>[0];

/**
 * Loads and runs the refresh of the alert with the first navigation; where loading fails, the page keeps the alert that
 * it has.
 */
async function loadAlertRefresh(): Promise<void> {
  const part = await import('../features/alert/refresh-alert').catch(() => null);
  await part?.refreshAlert();
}

/** Handles the end of a navigation, and refreshes the alert. The first page was served with it. */
export function onRouteUpdate(update: Update): void {
  arrive(update);
  registerWorker();
  const { location, prevLocation } = update;
  if (prevLocation && prevLocation.pathname !== location.pathname) void loadAlertRefresh();
}

/** Gatsby's globals in the window. */
type SiteWindow = GatsbyWindow & { ___loader: Loader & PageLoader };

/** Sets up the client once, before hydration. */
export function onClientEntry(): void {
  const site = window as unknown as SiteWindow;
  prefetchWhenIdle(site.___loader);
  watchNavigation(site);
  guardLoader(site.___loader);
}
