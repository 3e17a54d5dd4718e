import type { Page } from '@ochiq/pages/page';

/** What a page's art is drawn from: the end of its path, the same in every language. */
export const artSeed = ({ path }: Pick<Page, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);
