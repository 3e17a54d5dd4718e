import { join } from 'node:path';

import { openSearchThreads, type SearchThreads } from '@ochiq/search/search-threads';

/**
 * Reads the index that the publisher keeps in a published folder, in threads: a page never waits for an answer.
 * @param threadFile what the threads run, where it is not what was built
 */
export const siteSearch = (siteDir: string, threadFile?: URL): SearchThreads =>
  openSearchThreads(join(siteDir, 'search', 'index.sqlite'), threadFile && { threadFile });
