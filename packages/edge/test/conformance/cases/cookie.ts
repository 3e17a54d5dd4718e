import type { Locale } from '@ochiq/contract/routing/locales';

/** Returns the cookie header of a reader with a language. */
export const withCookie = (value: string): { Cookie: string } => ({ Cookie: `theme=dark; i18n_redirected=${value}` });

/** Formats the `Set-Cookie` of a language exactly as the edge does: .github/ARCHITECTURE.md, "Language choice". */
export const formatLocaleCookie = (locale: Locale): string => `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`;
