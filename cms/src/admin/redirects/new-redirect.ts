import { getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/routing/locales';

const fromParameter = 'from';

/** Returns the address of a new redirect whose form begins with a path. Redirects are shared by all languages, and begin in the default one. */
export const getRedirectAddress = (path: string): string =>
  `/content-manager/collection-types/${getContentTypeUid('redirect')}/create?plugins[i18n][locale]=${defaultLocale}&${fromParameter}=${encodeURIComponent(path)}`;

/** Returns the path with which a new redirect is prefilled; `null` where the address has none. */
export function readInitialPath(search: string): string | null {
  const path = new URLSearchParams(search).get(fromParameter);
  return path !== null && path.startsWith('/') ? path : null;
}
