import { join } from 'node:path';

import { openSearch, type Search } from '@ochiq/search/search';

/** Reads the index that the publisher keeps in a published folder. */
export const siteSearch = (siteDir: string): Search => openSearch(join(siteDir, 'search', 'index.sqlite'));
