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

const titleParameter = /(?<=[?&;](?:text|subject)=)[^&]*/u;

/** Converts the title that a link of a network brings along. One that is not encoded as it should be stays. */
function convertSharedTitle(link: string, convert: PageView['convert']): string {
  return link.replace(titleParameter, (title) => {
    try {
      return encodeURIComponent(convert(decodeURIComponent(title)));
    } catch {
      return title;
    }
  });
}

/**
 * Creates a view whose pages are at the addresses of the pages that they are made of, with another first segment. A link
 * by which networks share a page shares the page in this view, with the title as it is there.
 */
export function createPageView({ from, tag, convert, prefix, openGraph, beginnings }: PageViewOptions): PageView {
  const pattern = new RegExp(`^(${beginnings.map(escapePattern).join('|')})/${from}(?=[/?#]|$)`, 'u');
  const encoded = beginnings
    .filter((beginning) => beginning.includes('://'))
    .map((beginning) => escapePattern(encodeURIComponent(beginning)));
  const sharedPattern = new RegExp(`(?<==)(${encoded.join('|')})%2F${from}(?=%2F|%3F|%23|&|$)`, 'u');
  const mapAddress = (address: string, isTitleForeign = false): string => {
    const mapped = address.replace(pattern, `$1/${prefix}`);
    if (mapped !== address || encoded.length === 0 || !address.includes('=http')) return mapped;
    const shared = address.replace(sharedPattern, `$1%2F${prefix}`);
    return shared === address || isTitleForeign ? shared : convertSharedTitle(shared, convert);
  };
  return { from, tag, convert, mapAddress, locale: openGraph };
}
