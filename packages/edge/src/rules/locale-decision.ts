import { defaultLocale, type Locale } from '@ochiq/contract/locales';
import { splitForm, type PathForm } from '@ochiq/contract/path-for';

import { acceptedLocale } from './accepted-locale.ts';
import { cookieLocale } from './cookie-locale.ts';
import type { HeaderBag } from './header-bag.ts';

/** A reader's language, and what determined it. */
export type LocaleDecision = { locale: Locale; by: 'prefix' | 'cookie' | 'browser' | 'default' };

/**
 * Determines the language (specification, section 4): prefix, else cookie, else (only at the root) the browser's
 * language, else the default.
 */
export function decideLocale(path: string, headers: HeaderBag): LocaleDecision {
  const { form } = splitForm(path);
  if (form !== 'plain') return { locale: form, by: 'prefix' };
  const remembered = cookieLocale(headers['cookie']);
  if (remembered) return { locale: remembered, by: 'cookie' };
  const accepted = path === '/' ? acceptedLocale(headers['accept-language']) : undefined;
  return accepted ? { locale: accepted, by: 'browser' } : { locale: defaultLocale, by: 'default' };
}

/** Returns the locale prefix of a reader's error page: the default language without a prefix is `plain`. */
export function formFor({ locale, by }: LocaleDecision): PathForm {
  return by === 'default' ? 'plain' : locale;
}
