import type { RouteObject } from 'react-router-dom';

/** Where the panel shows page statistics, for links within the panel. */
export const statisticsAddress = '/statistics';

/** The route of the page; its script is loaded with it. */
export const statisticsRoute: RouteObject = {
  path: statisticsAddress.slice(1),
  lazy: async () => ({ Component: (await import('./statistics-page.tsx')).StatisticsPage }),
};
