import { readStoredMenu, type StoredItem } from '@ochiq/contract/fields/stored-menu';
import { localeCodes } from '@ochiq/contract/routing/locales';

import { createItemId } from '../menus/menu-edits.ts';
import { toContentKey } from './form-values.ts';
import { mergeLists } from './merge-lists.ts';

type Items = readonly StoredItem[];
type Content = Omit<StoredItem, 'id' | 'items'>;
/** An item as one side has it, and the item above it. */
type Place = { item: StoredItem; parent: string | null };
type Places = ReadonlyMap<string, Place>;
type Side = 'mine' | 'theirs';

/** An item for which the editor has to choose; a side that has removed it has none. */
export type MenuConflict = Record<Side, StoredItem | null> & { id: string };

/** Three versions of a menu, in which the same id is the same item. */
export type MenuMerge = { base: Items; mine: Items; theirs: Items; conflicts: readonly MenuConflict[] };

function listPlaces(items: Items, parent: string | null = null): [string, Place][] {
  return items.flatMap((item) => [[item.id, { item, parent }] as const, ...listPlaces(item.items, item.id)] as [string, Place][]);
}
const findPlaces = (items: Items): Places => new Map(listPlaces(items));

const rename = (items: Items, from: string, to: string): Items =>
  items.map((item) => ({ ...item, id: item.id === from ? to : item.id, items: rename(item.items, from, to) }));

/** Gives an id of its own to what one side has added under the id that the other has given to something else. */
function separateNewItems(base: Items, mine: Items, theirs: Items): Items {
  const [known, others] = [findPlaces(base), findPlaces(theirs)];
  return listPlaces(mine).reduce((items, [id, { item }]) => {
    const other = others.get(id)?.item;
    const isClash = other !== undefined && !known.has(id) && other.target !== item.target;
    return isClash ? rename(items, id, createItemId([...base, ...theirs, ...items])) : items;
  }, mine);
}

type Picked<T> = { value: T; isConflict: boolean };

/** Picks what the one side has that changed it. */
function pick<T>(base: T, mine: T, theirs: T): Picked<T> {
  const keys = { base: toContentKey(base), mine: toContentKey(mine), theirs: toContentKey(theirs) };
  if (keys.mine === keys.base || keys.mine === keys.theirs) return { value: theirs, isConflict: false };
  return { value: mine, isConflict: keys.theirs !== keys.base };
}

/** Merges what an item says: its target, its label in each language, and where it is hidden. */
function mergeContent(base: Content | null, mine: Content, theirs: Content): Picked<Content> {
  const target = pick(base?.target ?? null, mine.target, theirs.target);
  const hidden = pick(base?.hidden ?? [], mine.hidden, theirs.hidden);
  const labels = localeCodes.map((code) => ({ code, ...pick(base?.labels[code], mine.labels[code], theirs.labels[code]) }));
  return {
    value: {
      target: target.value,
      labels: Object.fromEntries(labels.flatMap(({ code, value }) => (value === undefined ? [] : [[code, value]]))),
      hidden: hidden.value,
    },
    isConflict: [target, hidden, ...labels].some(({ isConflict }) => isConflict),
  };
}

/**
 * Finds the highest item that the other side has removed with one of this side, itself included.
 * @param own the side that has the item
 */
function findRemovedTop(id: string, base: Places, own: Places, other: Places): string | null {
  if (other.has(id)) return null;
  const { parent = null } = own.get(id) ?? {};
  const above = parent === null ? null : findRemovedTop(parent, base, own, other);
  return above ?? (base.has(id) ? id : null);
}

const isUntouched = (id: string, base: Places, own: Places) => toContentKey(base.get(id)?.item) === toContentKey(own.get(id)?.item);

/** Returns whether every item of a menu has an id of its own. A draft that no editor of menus has written may lack them. */
export function hasDistinctIds(value: unknown): boolean {
  const ids = listPlaces(readStoredMenu(value)).map(([id]) => id);
  return !ids.includes('') && new Set(ids).size === ids.length;
}

/** Merges three versions of a menu, item by item. What only one side has changed is settled; places and order always are. */
export function mergeMenus(baseValue: unknown, mineValue: unknown, theirsValue: unknown): MenuMerge {
  const [base, theirs] = [readStoredMenu(baseValue), readStoredMenu(theirsValue)];
  const mine = separateNewItems(base, readStoredMenu(mineValue), theirs);
  const places = { base: findPlaces(base), mine: findPlaces(mine), theirs: findPlaces(theirs) };
  const conflicts: MenuConflict[] = [];
  for (const id of new Set([...places.theirs.keys(), ...places.mine.keys()])) {
    const [own, other] = [places.mine.get(id)?.item ?? null, places.theirs.get(id)?.item ?? null];
    if (own && other) {
      if (mergeContent(places.base.get(id)?.item ?? null, own, other).isConflict) conflicts.push({ id, mine: own, theirs: other });
      continue;
    }
    const [having, lacking] = own ? [places.mine, places.theirs] : [places.theirs, places.mine];
    const isTop = findRemovedTop(id, places.base, having, lacking) === id;
    if (isTop && !isUntouched(id, places.base, having)) conflicts.push({ id, mine: own, theirs: other });
  }
  return { base, mine, theirs, conflicts };
}

type Resolved = Content & { id: string; parents: readonly (string | null)[] };

/** Resolves one item; `null` where it is removed. */
function resolveItem(id: string, { base, mine, theirs }: Record<'base' | Side, Places>, chosen: (id: string) => Side): Resolved | null {
  const [own, other] = [mine.get(id), theirs.get(id)];
  if (own && other) {
    const former = base.get(id);
    const { value, isConflict } = mergeContent(former?.item ?? null, own.item, other.item);
    const { target, labels, hidden } = isConflict && chosen(id) === 'theirs' ? other.item : value;
    const parent = pick(former?.parent ?? null, own.parent, other.parent).value;
    return { id, target, labels, hidden, parents: [parent, own.parent, other.parent] };
  }
  const [side, having, lacking] = own ? (['mine', mine, theirs] as const) : (['theirs', theirs, mine] as const);
  const top = findRemovedTop(id, base, having, lacking);
  const isRemaining = top === null || (!isUntouched(top, base, having) && chosen(top) === side);
  const place = own ?? other;
  if (!isRemaining || !place) return null;
  const { target, labels, hidden } = place.item;
  return { id, target, labels, hidden, parents: [place.parent] };
}

const listIds = (items: Items, parent: string | null): string[] =>
  listPlaces(items)
    .filter(([, place]) => place.parent === parent)
    .map(([id]) => id);

/**
 * Orders the items below one as both sides have moved them. Where both have moved the same, theirs come first; what only
 * one side has kept comes after the item that it follows there.
 */
function orderItems({ base, mine, theirs }: MenuMerge, parent: string | null, children: readonly string[]): string[] {
  const lists = [theirs, mine].map((items) => listIds(items, parent));
  const [others = [], own = []] = lists;
  const regions = mergeLists(listIds(base, parent), own, others, (id) => id);
  const merged = regions.flatMap((region) => (region.kind === 'settled' ? region.items : [...region.theirs, ...region.mine]));
  const ordered = [...new Set(merged)].filter((id) => children.includes(id));
  for (const id of children) {
    if (ordered.includes(id)) continue;
    const siblings = lists.find((list) => list.includes(id));
    const before = siblings?.slice(0, siblings.indexOf(id)).findLast((one) => ordered.includes(one));
    const place = before === undefined ? 0 : ordered.indexOf(before) + 1;
    ordered.splice(siblings ? place : ordered.length, 0, id);
  }
  return ordered;
}

/** Builds the menu of a merge. An item whose place is gone, or would be below itself, goes to the top. */
export function buildMergedMenu(merge: MenuMerge, chosen: (id: string) => Side): StoredItem[] {
  const places = { base: findPlaces(merge.base), mine: findPlaces(merge.mine), theirs: findPlaces(merge.theirs) };
  const ids = [...new Set([...places.theirs.keys(), ...places.mine.keys()])];
  const remaining = new Map(ids.flatMap((id) => resolveItem(id, places, chosen) ?? []).map((item) => [item.id, item]));
  const parents = new Map<string, string | null>();
  const isBelow = (id: string | null, above: string): boolean => id !== null && (id === above || isBelow(parents.get(id) ?? null, above));
  for (const { id, parents: possible } of remaining.values())
    parents.set(id, possible.find((parent) => parent === null || (remaining.has(parent) && !isBelow(parent, id))) ?? null);
  const build = (parent: string | null): StoredItem[] => {
    const children = [...parents].filter(([, above]) => above === parent).map(([id]) => id);
    return orderItems(merge, parent, children).flatMap((id) => {
      const item = remaining.get(id);
      return item ? [{ id, target: item.target, labels: item.labels, hidden: item.hidden, items: build(id) }] : [];
    });
  };
  return build(null);
}
