import type { RouteObject } from 'react-router-dom';

import type { EntryQuery } from '../../content/history/version.ts';

/** The path of the comparison below the panel. */
const comparePath = 'history/:type/:document/:locale';

/** Returns where the panel compares a version of an entry with what it says now. */
export const getCompareAddress = ({ type, document, locale }: EntryQuery, version: number): string =>
  `/history/${type}/${document}/${locale}?before=${String(version)}`;

/** The route of the comparison; its script is loaded with it. */
export const compareRoute: RouteObject = {
  path: comparePath,
  lazy: async () => ({ Component: (await import('./compare-page.tsx')).ComparePage }),
};
