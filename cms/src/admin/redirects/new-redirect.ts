import { uidOf } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/locales';

const fromName = 'from';

/** Returns the address of a new redirect whose form begins with a path. Redirects are shared by all languages, and begin in the default one. */
export const getRedirectAddress = (path: string): string =>
  `/content-manager/collection-types/${uidOf('redirect')}/create?plugins[i18n][locale]=${defaultLocale}&${fromName}=${encodeURIComponent(path)}`;

/** Returns the path with which a new redirect is prefilled; `null` where the address has none. */
export function readStart(search: string): string | null {
  const path = new URLSearchParams(search).get(fromName);
  return path !== null && path.startsWith('/') ? path : null;
}
