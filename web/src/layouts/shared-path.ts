import type { Page } from '@ochiq/pages/page';

/** The address to pass on: the page's one true address, or its own where it shows another language's text. */
export function sharedPath({ path, head }: Pick<Page, 'path' | 'head'>): string {
  return (head.index ? head.canonical : null) ?? path;
}
