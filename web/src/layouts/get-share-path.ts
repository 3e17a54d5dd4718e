import type { Page } from '@ochiq/pages/page';

/** Returns the path to share: the canonical one, or the page's own where it shows another language's text. */
export function getSharePath({ path, head }: Pick<Page, 'path' | 'head'>): string {
  return (head.index ? head.canonical : null) ?? path;
}
