import { isRecord } from '../is-record.ts';
import { listRecords } from '../list-records.ts';
import { isLocale, localeCodes, type Locale, type Localized } from '../routing/locales.ts';
import { pathFor } from '../routing/path-for.ts';
import { parseMenuTarget, type MenuTarget } from './menu-target.ts';

/** An item of a menu as it is stored, checked in its form only: a draft may lack or contradict anything. */
export type StoredItem = {
  id: string;
  target: string | null;
  labels: Partial<Localized<string>>;
  hidden: readonly Locale[];
  items: readonly StoredItem[];
};

function readLabels(value: unknown): StoredItem['labels'] {
  const labels = isRecord(value) ? value : {};
  return Object.fromEntries(
    localeCodes.flatMap((code) => {
      const label = labels[code];
      return typeof label === 'string' && label.trim() !== '' ? [[code, label]] : [];
    }),
  );
}

/** Reads a menu as it is stored, at any depth; what is no item is left out. */
export function readStoredMenu(value: unknown): StoredItem[] {
  return listRecords(value).map(({ id, target, labels, hidden, items }) => ({
    id: typeof id === 'string' ? id : '',
    target: typeof target === 'string' && target !== '' ? target : null,
    labels: readLabels(labels),
    hidden: Array.isArray(hidden) ? hidden.filter(isLocale) : [],
    items: readStoredMenu(items),
  }));
}

/** What an item of a menu leads to, with its path in the entry and the best words for the item. */
export type StoredTarget = { path: readonly string[]; target: MenuTarget; words: string; hidden: readonly Locale[] };

/** Reads a target of a stored entry, or of one that the contract has parsed. */
function readTarget(value: unknown): MenuTarget | null {
  if (typeof value === 'string') return parseMenuTarget(value);
  return isRecord(value) && typeof value['kind'] === 'string' ? (value as MenuTarget) : null;
}

function listTargetsBelow(
  items: unknown,
  above: readonly string[],
  locale: Locale | undefined,
  hiddenAbove: readonly Locale[],
): StoredTarget[] {
  return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
    const [read] = readStoredMenu([item]);
    if (!read || !isRecord(item)) return [];
    const path = [...above, String(index)];
    const hidden = [...new Set([...hiddenAbove, ...read.hidden])];
    const target = readTarget(item['target']);
    const words = (locale && read.labels[locale]) ?? Object.values(read.labels)[0] ?? '';
    const listed = target ? [{ path: [...path, 'target'], target, words, hidden }] : [];
    return [...listed, ...listTargetsBelow(item['items'], [...path, 'items'], locale, hidden)];
  });
}

/**
 * Lists what the items of a menu lead to.
 * @param value as it is stored, or as the contract parsed it
 * @param path of the menu in its entry
 * @param locale the language of the words; that of the entry
 */
export const listStoredTargets = (value: unknown, path: readonly string[] = [], locale?: Locale): StoredTarget[] =>
  listTargetsBelow(value, path, locale, []);

/** Returns the address that a target is without anything else known; `null` for what follows from an entry or file. */
export function getTargetAddress(target: MenuTarget): string | null {
  if (target.kind === 'address') return target.url;
  return target.kind === 'route' ? pathFor(target.route, 'plain', {} as never) : null;
}
