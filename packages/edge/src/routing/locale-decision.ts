import { defaultLocale, type Locale } from '@ochiq/contract/routing/locales';
import { splitLocalePrefix, type LocalePrefix } from '@ochiq/contract/routing/path-for';

import type { RequestHeaders } from '../http/request-headers.ts';
import { parseAcceptLanguage } from './accepted-locale.ts';
import { readLocaleCookie } from './cookie-locale.ts';

/** A reader's language, and what determined it. */
export type LocaleDecision = { locale: Locale; by: 'prefix' | 'cookie' | 'browser' | 'default' };

/**
 * Determines the language (.github/ARCHITECTURE.md, "Language choice"): prefix, else cookie, else (only at the root) the
 * browser's language, else the default.
 */
export function decideLocale(path: string, headers: RequestHeaders): LocaleDecision {
  const { form } = splitLocalePrefix(path);
  if (form !== 'plain') return { locale: form, by: 'prefix' };
  const remembered = readLocaleCookie(headers['cookie']);
  if (remembered) return { locale: remembered, by: 'cookie' };
  const accepted = path === '/' ? parseAcceptLanguage(headers['accept-language']) : undefined;
  return accepted ? { locale: accepted, by: 'browser' } : { locale: defaultLocale, by: 'default' };
}

/** Returns the locale prefix of a reader's error page: the default language without a prefix is `plain`. */
export function toLocalePrefix({ locale, by }: LocaleDecision): LocalePrefix {
  return by === 'default' ? 'plain' : locale;
}
