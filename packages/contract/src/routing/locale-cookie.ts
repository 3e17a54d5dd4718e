/** The cookie that stores a reader's language: .github/ARCHITECTURE.md, "Language choice". */
export const localeCookie = {
  name: 'i18n_redirected',
  /** Lifetime in seconds: 365 days. */
  maxAge: 365 * 24 * 60 * 60,
  path: '/',
  sameSite: 'lax',
  secure: false,
} as const;
