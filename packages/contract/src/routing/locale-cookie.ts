/** The cookie that stores a reader's language. Specification, section 9. */
export const localeCookie = {
  name: 'i18n_redirected',
  /** Lifetime in seconds: 365 days. */
  maxAge: 365 * 24 * 60 * 60,
  path: '/',
  sameSite: 'lax',
  secure: false,
} as const;
