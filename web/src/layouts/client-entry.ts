import { guardLoader, type PageLoader } from '../chunk-guard/guard-loader';
import { watchNavigation, type GatsbyWindow } from '../features/navigation/watch-navigation';
import { prefetchWhenIdle, type Loader } from '../features/prefetch/prefetch-when-idle';

/** What Gatsby has put into the window before it calls. */
type SiteWindow = GatsbyWindow & { ___loader: Loader & PageLoader };

/** What is set up once, before the first page comes alive. */
export function onClientEntry(): void {
  const site = window as unknown as SiteWindow;
  prefetchWhenIdle(site.___loader);
  watchNavigation(site);
  guardLoader(site.___loader);
}
