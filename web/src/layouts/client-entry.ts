import { guardLoader, type PageLoader } from '../chunk-guard/guard-loader';
import { watchNavigation, type GatsbyWindow } from '../features/navigation/watch-navigation';
import { prefetchWhenIdle, type Loader } from '../features/prefetch/prefetch-when-idle';

/** Gatsby's globals in the window. */
type SiteWindow = GatsbyWindow & { ___loader: Loader & PageLoader };

/** Sets up the client once, before hydration. */
export function onClientEntry(): void {
  const site = window as unknown as SiteWindow;
  prefetchWhenIdle(site.___loader);
  watchNavigation(site);
  guardLoader(site.___loader);
}
