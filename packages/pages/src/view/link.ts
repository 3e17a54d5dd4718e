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

export function anyLink(reading: Reading, label: string, url: string): AnyLinkView {
  if (url.startsWith('/')) return { label, href: insidePath(reading, url), kind: 'inside' };
  return { label, href: url, kind: isExternalUrl(url) ? 'outside' : 'other' };
}

export function linkTo<R extends RouteName>(
  reading: Reading,
  route: R,
  params: ParamsOf<R>,
  label: string,
  lang: Locale | null = null,
): LinkView {
  return { label, path: pathFor(route, reading.form, params), lang };
}
