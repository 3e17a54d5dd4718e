import { localeCodes, locales, type Locale } from '@ochiq/contract/locales';
import { splitForm } from '@ochiq/contract/path-for';

import { parseAddress } from './address.ts';
import { withoutBase, type BasePath } from './base-path.ts';
import { placeOf } from './place.ts';

/** The paths (canonical, decoded) of a page by language, where it exists. */
export type PageTranslations = ReadonlyMap<Locale, string>;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"(?<quoted>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\\s>]+))`, 'iu')
    .exec(tag)
    ?.slice(1)
    .find((value: string | undefined) => value !== undefined)
    ?.replaceAll('&amp;', '&');

function pathOf(href: string, base: BasePath): string | undefined {
  // The site may be opened by another host than the one in its pages.
  const address = URL.canParse(href) ? parseAddress(new URL(href).pathname) : undefined;
  const segments = address && !('fault' in address) ? withoutBase(address.segments, base) : undefined;
  return segments && placeOf(segments, { trailingSlash: false }, base).path;
}

/** Finds the translations of a page in its head: their paths differ in more than the prefix. */
export function findTranslations(html: string, base: BasePath): PageTranslations {
  const [head = ''] = html.split('</head>', 1);
  const found = new Map<Locale, string>();
  for (const [tag] of head.matchAll(/<link\s[^>]*>/giu)) {
    if (attribute(tag, 'rel') !== 'alternate' || attribute(tag, 'type') !== undefined) continue;
    const language = attribute(tag, 'hreflang');
    const locale = localeCodes.find((code) => locales[code].tag === language);
    const path = locale && pathOf(attribute(tag, 'href') ?? '', base);
    if (locale && path !== undefined && splitForm(path).form === locale) found.set(locale, path);
  }
  return found;
}
