import { localeCookie } from '@ochiq/contract/routing/locale-cookie';
import { isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Reads the language from a reader's cookie; an unknown value counts as absent. */
export function readLocaleCookie(header: string | undefined): Locale | undefined {
  const value = header === undefined ? undefined : parseCookie(header)[localeCookie.name];
  return isLocale(value) ? value : undefined;
}

/** Creates the `Set-Cookie` header of a language. */
export function createLocaleCookie(locale: Locale): string {
  const { name, maxAge, path, sameSite, secure } = localeCookie;
  return stringifySetCookie(name, locale, { maxAge, path, sameSite, secure });
}
