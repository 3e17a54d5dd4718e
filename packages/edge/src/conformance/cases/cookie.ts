import type { Locale } from '@ochiq/contract/locales';

/** The request header of a reader who has a language. */
export const withCookie = (value: string): { Cookie: string } => ({ Cookie: `theme=dark; i18n_redirected=${value}` });

/** The one form in which the cookie is written: specification, section 9. */
export const setsCookie = (locale: Locale): string => `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`;
