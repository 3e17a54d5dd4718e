import { localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';
import { splitLocalePrefix } from '@ochiq/contract/routing/path-for';

import { parseAddress } from './address.ts';
import { toResourcePath } from './resource-path.ts';
import { stripBasePath, type BasePath } from './site-address.ts';

/** The paths (canonical, decoded) of a page by language, where it exists. */
export type PageTranslations = ReadonlyMap<Locale, string>;

const readAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"(?<quoted>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\\s>]+))`, 'iu')
    .exec(tag)
    ?.slice(1)
    .find((value: string | undefined) => value !== undefined)
    ?.replaceAll('&amp;', '&');

function toSitePath(href: string, base: BasePath): string | undefined {
  // The site may be opened by another host than the one in its pages.
  const address = URL.canParse(href) ? parseAddress(new URL(href).pathname) : undefined;
  const segments = address && !('fault' in address) ? stripBasePath(address.segments, base) : undefined;
  return segments && toResourcePath(segments, { trailingSlash: false }, base).path;
}

/** Finds the translations of a page in its head: their paths differ in more than the prefix. */
export function findTranslations(html: string, base: BasePath): PageTranslations {
  const [head = ''] = html.split('</head>', 1);
  const pathsByLocale = new Map<Locale, string>();
  for (const [tag] of head.matchAll(/<link\s[^>]*>/giu)) {
    if (readAttribute(tag, 'rel') !== 'alternate' || readAttribute(tag, 'type') !== undefined) continue;
    const language = readAttribute(tag, 'hreflang');
    const locale = localeCodes.find((code) => locales[code].tag === language);
    const path = locale && toSitePath(readAttribute(tag, 'href') ?? '', base);
    if (locale && path !== undefined && splitLocalePrefix(path).form === locale) pathsByLocale.set(locale, path);
  }
  return pathsByLocale;
}
