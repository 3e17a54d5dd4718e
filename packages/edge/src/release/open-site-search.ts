import { join } from 'node:path';

import { openSearchThreads, type SearchThreads } from '@ochiq/search/search-threads';

/**
 * Opens the search index of a published folder in worker threads: pages never wait for a query.
 * @param threadFile the worker's file, where it is not the built one
 */
export const openSiteSearch = (siteDir: string, threadFile?: URL): SearchThreads =>
  openSearchThreads(join(siteDir, 'search', 'index.sqlite'), threadFile && { threadFile });
