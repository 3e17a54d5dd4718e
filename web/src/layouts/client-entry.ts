import { watchChunks } from '../features/chunk-guard/watch-chunks';
import { watchNavigation, type GatsbyWindow } from '../features/navigation/watch-navigation';
import { prefetchWhenIdle, type Loader } from '../features/prefetch/prefetch-when-idle';

/** What Gatsby has put into the window before it calls. */
type SiteWindow = GatsbyWindow & { ___loader: Loader };

/** What is set up once, before the first page comes alive. */
export function onClientEntry(): void {
  const site = window as unknown as SiteWindow;
  watchChunks(window);
  prefetchWhenIdle(site.___loader);
  watchNavigation(site);
}
