import type { Page } from '@ochiq/pages/page';

/** Returns the seed of a page's art: the end of its path, the same in every language. */
export const getArtSeed = ({ path }: Pick<Page, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);
