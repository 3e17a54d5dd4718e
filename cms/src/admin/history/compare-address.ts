import type { RouteObject } from 'react-router-dom';

import type { EntryQuery } from '../../content/history/version.ts';

/** The path of the comparison below the panel. */
const comparePath = 'history/:type/:document/:locale';

/** Returns where the panel compares a version of an entry with a later one, or with what it says now. */
export const getCompareAddress = ({ type, document, locale }: EntryQuery, version: number, after: number | null = null): string =>
  `/history/${type}/${document}/${locale}?before=${String(version)}${after === null ? '' : `&after=${String(after)}`}`;

/** The route of the comparison; its script is loaded with it. */
export const compareRoute: RouteObject = {
  path: comparePath,
  lazy: async () => ({ Component: (await import('./compare-page.tsx')).ComparePage }),
};
