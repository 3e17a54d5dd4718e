import { defaultLocale } from '@ochiq/contract/locales';
import { prefixed } from '@ochiq/contract/path-for';
import type { Profile } from '@ochiq/contract/profile';

import type { LocaleDecision } from './locale-decision.ts';

/**
 * Returns the prefixed path that a reader of an unprefixed page is redirected to; undefined where the page itself is
 * served. The institution's root always redirects, the government's only to another language (specification, section
 * 2).
 */
export function localeTwin(path: string, { locale, by }: LocaleDecision, profile: Profile): string | undefined {
  if (by === 'prefix') return undefined;
  if (path === '/' && profile === 'institution') return prefixed(locale, path);
  return locale === defaultLocale ? undefined : prefixed(locale, path);
}

/** Returns the request headers that the response of an unprefixed page depends on. */
export function decidingHeaders(path: string): readonly string[] {
  return path === '/' ? ['Cookie', 'Accept-Language'] : ['Cookie'];
}
