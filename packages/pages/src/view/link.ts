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

/** A link of any kind: to another site, a mail or telephone address, or a path of this site. */
export type AnyLinkView = { label: string; href: string; kind: 'inside' | 'outside' | 'other' };

/** Adds the reader's locale prefix to a path that an editor wrote without one. */
export function insidePath({ form }: Reading, path: string): string {
  return prefixed(form, path);
}

/** A label that an editor linked: without an address where its target does not exist. */
export type LabelView = AnyLinkView | { label: string; href: null };

/** Resolves the address of a link for the reader's locale prefix; `null` where its target does not exist. */
export function targetHref(reading: Reading, url: string): string | null {
  const href = url.startsWith('/') ? insidePath(reading, url) : url;
  return reading.targets.has(href) ? href : null;
}

/** Resolves a link of any kind; `null` where its target does not exist. */
export function anyLink(reading: Reading, label: string, url: string): AnyLinkView | null {
  const href = targetHref(reading, url);
  if (href === null) return null;
  if (url.startsWith('/')) return { label, href, kind: 'inside' };
  return { label, href, kind: isExternalUrl(url) ? 'outside' : 'other' };
}

/** Resolves a link of any kind, or its label alone where its target does not exist. */
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
