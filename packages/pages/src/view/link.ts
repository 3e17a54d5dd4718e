import type { Locale } from '@ochiq/contract/locales';
import { pathFor, prefixed } from '@ochiq/contract/path-for';
import { isExternalUrl } from '@ochiq/contract/safe-url';
import type { ParamsOf, RouteName } from '@ochiq/contract/routes';

import type { Reading } from '../reading.ts';

/** A link to a page of this site. */
export type LinkView = {
  label: string;
  path: string;
  /** The label's language where it is not the page's. */
  lang: Locale | null;
};

/** A link to anywhere: another site, a mail or telephone address, or a path of this site. */
export type AnyLinkView = { label: string; href: string; kind: 'inside' | 'outside' | 'other' };

/** The reader's own form of a path that an editor wrote without a language prefix. */
export function insidePath({ form }: Reading, path: string): string {
  return prefixed(form, path);
}

/** Words that an editor made a link of: without an address where that leads nowhere. */
export type LabelView = AnyLinkView | { label: string; href: null };

/** Returns the address that a link in the reader's form of the site gets; `null` where it would lead nowhere. */
export function targetHref(reading: Reading, url: string): string | null {
  const href = url.startsWith('/') ? insidePath(reading, url) : url;
  return reading.targets.has(href) ? href : null;
}

/** Returns a link to anywhere; `null` where it would lead nowhere. */
export function anyLink(reading: Reading, label: string, url: string): AnyLinkView | null {
  const href = targetHref(reading, url);
  if (href === null) return null;
  if (url.startsWith('/')) return { label, href, kind: 'inside' };
  return { label, href, kind: isExternalUrl(url) ? 'outside' : 'other' };
}

/** Returns a link to anywhere, or its words alone where it would lead nowhere. */
export const labelView = (reading: Reading, label: string, url: string): LabelView => anyLink(reading, label, url) ?? { label, href: null };

export function linkTo<R extends RouteName>(
  reading: Reading,
  route: R,
  params: ParamsOf<R>,
  label: string,
  lang: Locale | null = null,
): LinkView {
  return { label, path: pathFor(route, reading.form, params), lang };
}
