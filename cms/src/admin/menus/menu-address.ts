import { getContentTypeUid } from '@ochiq/contract/content-types';
import { formatEntryTarget, formatRouteTarget, parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import type { Locale } from '@ochiq/contract/routing/locales';
import { getSlugRoute } from '@ochiq/contract/routing/slug-routes';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';
import { profiles, type Profile } from '@ochiq/contract/wire/site-facts';

import { findModelContentType } from '../edited-entry.ts';

const menuParameter = 'menu';
const targetParameter = 'target';

/** Returns where the panel edits the menus. */
export const getMenuAddress = (locale: Locale): string =>
  `/content-manager/single-types/${getContentTypeUid('navigation')}?plugins[i18n][locale]=${locale}`;

/** Returns where the panel edits a menu that begins with a new item. */
export const getNewItemAddress = (menu: Profile, target: string, locale: Locale): string =>
  `${getMenuAddress(locale)}&${menuParameter}=${menu}&${targetParameter}=${encodeURIComponent(target)}`;

/** Returns what a new item of a menu leads to; `null` where the address of the panel names none. */
export function readNewTarget(search: string, menu: string): string | null {
  const query = new URLSearchParams(search);
  const target = query.get(targetParameter);
  if (query.get(menuParameter) !== menu || target === null || !profiles.some((name) => name === menu)) return null;
  return parseMenuTarget(target) ? target : null;
}

/** Returns what an item of a menu that leads to an entry names; `null` for an entry without a page. */
export function getEntryTarget(model: string, documentId: string | undefined, key: unknown): string | null {
  const type = findModelContentType(model);
  if (type === undefined || documentId === undefined) return null;
  if (type === 'section-page') {
    const section = sectionKeys.find((one) => one === key);
    return section ? formatRouteTarget(section) : null;
  }
  return type === 'page' || getSlugRoute(type) !== undefined ? formatEntryTarget(type, documentId) : null;
}
