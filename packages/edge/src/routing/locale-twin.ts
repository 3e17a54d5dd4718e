import { defaultLocale } from '@ochiq/contract/routing/locales';
import { addLocalePrefix } from '@ochiq/contract/routing/path-for';
import type { Profile } from '@ochiq/contract/wire/site-facts';

import type { LocaleDecision } from './locale-decision.ts';

/**
 * Returns the prefixed path that a reader of an unprefixed page is redirected to; undefined where the page itself is
 * served. The institution's root always redirects, the government's only to another language (.github/ARCHITECTURE.md,
 * "Profiles").
 */
export function getLocalizedPath(path: string, { locale, by }: LocaleDecision, profile: Profile): string | undefined {
  if (by === 'prefix') return undefined;
  if (path === '/' && profile === 'institution') return addLocalePrefix(locale, path);
  return locale === defaultLocale ? undefined : addLocalePrefix(locale, path);
}

/** Returns the request headers that the response of an unprefixed page depends on. */
export function getVaryHeaders(path: string): readonly string[] {
  return path === '/' ? ['Cookie', 'Accept-Language'] : ['Cookie'];
}
