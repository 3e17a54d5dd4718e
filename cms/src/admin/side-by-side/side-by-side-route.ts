import type { RouteObject } from 'react-router-dom';

/** The route of the page on which an entry is translated beside its source; its script is loaded with it. */
export const sideBySideRoute: RouteObject = {
  path: 'translations/:type/:document',
  lazy: async () => ({ Component: (await import('./side-by-side-page.tsx')).SideBySidePage }),
};
