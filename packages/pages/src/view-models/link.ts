import type { Locale } from '@ochiq/contract/routing/locales';
import { pathFor, addLocalePrefix } from '@ochiq/contract/routing/path-for';
import { isExternalUrl } from '@ochiq/contract/fields/safe-url';
import type { RouteParams, RouteName } from '@ochiq/contract/routing/routes';

import type { RenderContext } from '../render-context.ts';

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
export function toInternalPath({ form }: RenderContext, path: string): string {
  return addLocalePrefix(form, path);
}

/** A label that an editor linked: without an address where its target does not exist. */
export type LabelView = AnyLinkView | { label: string; href: null };

/** Resolves the address of a link for the reader's locale prefix; `null` where its target does not exist. */
export function resolveHref(context: RenderContext, url: string): string | null {
  const href = url.startsWith('/') ? toInternalPath(context, url) : url;
  return context.targets.has(href) ? href : null;
}

/** Resolves a link of any kind; `null` where its target does not exist. */
export function resolveLink(context: RenderContext, label: string, url: string): AnyLinkView | null {
  const href = resolveHref(context, url);
  if (href === null) return null;
  if (url.startsWith('/')) return { label, href, kind: 'inside' };
  return { label, href, kind: isExternalUrl(url) ? 'outside' : 'other' };
}

/** Resolves a link of any kind, or its label alone where its target does not exist. */
export const toLabelView = (context: RenderContext, label: string, url: string): LabelView =>
  resolveLink(context, label, url) ?? { label, href: null };

export function linkTo<R extends RouteName>(
  context: RenderContext,
  route: R,
  params: RouteParams<R>,
  label: string,
  lang: Locale | null = null,
): LinkView {
  return { label, path: pathFor(route, context.form, params), lang };
}
