import type { PageView } from './page-view.ts';

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

export type PageViewOptions = Pick<PageView, 'from' | 'tag' | 'convert'> & {
  /** The first segment of addresses of the view. */
  prefix: string;
  /** Open Graph's names of both. */
  openGraph: PageView['locale'];
  /** What precedes the first segment in addresses of the site: its base path, and its public address. */
  beginnings: readonly string[];
};

/** Creates a view whose pages are at the addresses of the pages that they are made of, with another first segment. */
export function createPageView({ from, tag, convert, prefix, openGraph, beginnings }: PageViewOptions): PageView {
  const pattern = new RegExp(`^(${beginnings.map(escapePattern).join('|')})/${from}(?=[/?#]|$)`, 'u');
  return { from, tag, convert, mapAddress: (address) => address.replace(pattern, `$1/${prefix}`), locale: openGraph };
}
