import { menuRoutes, formatRouteTarget } from '@ochiq/contract/fields/menu-target';
import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { normalizePath } from '@ochiq/contract/routing/match-path';
import { routes } from '@ochiq/contract/routing/routes';

/** An item of a menu as it was stored before menus were picked: a label and a path in one language. */
export type OldItem = { label: string; path: string; links?: readonly OldItem[] };

/** The same place of the menu in each language that has it. */
type Gathered = { key: string; path: string; labels: Partial<Record<Locale, string>>; links: Partial<Record<Locale, readonly OldItem[]>> };

function toTarget(path: string): string {
  const route = menuRoutes.find((name) => routes[name].path === normalizePath(path));
  return route === undefined ? path : formatRouteTarget(route);
}

/** Gathers the items of all languages: those with the same path are one, however often it occurs. */
function gather(menus: Partial<Record<Locale, readonly OldItem[]>>): Gathered[] {
  const gathered: Gathered[] = [];
  for (const locale of localeCodes) {
    const seen = new Map<string, number>();
    for (const { label, path, links = [] } of menus[locale] ?? []) {
      const count = seen.get(path) ?? 0;
      seen.set(path, count + 1);
      const key = `${path} ${String(count)}`;
      let place = gathered.find((one) => one.key === key);
      if (!place) gathered.push((place = { key, path, labels: {}, links: {} }));
      place.labels[locale] = label;
      place.links[locale] = links;
    }
  }
  return gathered;
}

/**
 * Merges the menus of all languages into one. An item that a language lacked is hidden there, so that readers see what
 * they saw; the order is that of the first language.
 */
export function mergeOldMenus(menus: Partial<Record<Locale, readonly OldItem[]>>, prefix = 'item'): StoredItem[] {
  const present = localeCodes.filter((code) => menus[code] !== undefined);
  return gather(menus).map(({ path, labels, links }, index) => {
    const id = `${prefix}-${String(index + 1)}`;
    const hidden = present.filter((code) => labels[code] === undefined);
    return { id, target: toTarget(path), labels, hidden, items: mergeOldMenus(links, id) };
  });
}
