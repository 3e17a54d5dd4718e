import { maxMenuDepth } from '@ochiq/contract/fields/menu';
import type { StoredItem } from '@ochiq/contract/fields/stored-menu';

export type MoveDirection = 'up' | 'down' | 'in' | 'out';
export const moveDirections: readonly MoveDirection[] = ['up', 'down', 'in', 'out'];

type Items = readonly StoredItem[];

/** Where an item is: its neighbours, its place among them from 0, and the item above it. */
export type ItemPlace = { item: StoredItem; siblings: Items; index: number; level: number; parent: StoredItem | null };

/** Finds an item at any depth. */
export function findItem(items: Items, id: string, level = 0, parent: StoredItem | null = null): ItemPlace | null {
  for (const [index, item] of items.entries()) {
    if (item.id === id) return { item, siblings: items, index, level, parent };
    const below = findItem(item.items, id, level + 1, item);
    if (below) return below;
  }
  return null;
}

const countLevels = ({ items }: StoredItem): number => 1 + Math.max(0, ...items.map(countLevels));

/** Changes the list that an item is in. */
function changeSiblings(items: Items, parent: StoredItem | null, change: (siblings: Items) => Items): Items {
  if (parent === null) return change(items);
  return items.map((item) => ({ ...item, items: item.id === parent.id ? change(item.items) : changeSiblings(item.items, parent, change) }));
}

const insertAt = (items: Items, index: number, item: StoredItem): Items => [...items.slice(0, index), item, ...items.slice(index)];

/** Takes an item out, with all below it. */
export const removeItem = (items: Items, id: string): Items =>
  items.filter((item) => item.id !== id).map((item) => ({ ...item, items: removeItem(item.items, id) }));

/** Changes what an item says. */
export const changeItem = (items: Items, id: string, change: Partial<Omit<StoredItem, 'id' | 'items'>>): Items =>
  items.map((item) => ({ ...item, ...(item.id === id && change), items: changeItem(item.items, id, change) }));

/** Adds an item as the last one below another, or of the menu. */
export const addItem = (items: Items, item: StoredItem, parentId: string | null = null): Items =>
  changeSiblings(items, parentId === null ? null : (findItem(items, parentId)?.item ?? null), (siblings) => [...siblings, item]);

/** Returns whether an item can be moved in a direction; no item is deeper than the site shows. */
export function canMove(items: Items, id: string, direction: MoveDirection): boolean {
  const place = findItem(items, id);
  if (!place) return false;
  const { item, siblings, index, level, parent } = place;
  switch (direction) {
    case 'up':
      return index > 0;
    case 'down':
      return index < siblings.length - 1;
    case 'in':
      return index > 0 && level + 1 + countLevels(item) <= maxMenuDepth;
    case 'out':
      return parent !== null;
  }
}

/** Moves an item: among its neighbours, below the one before it, or behind the one above it. */
export function moveItem(items: Items, id: string, direction: MoveDirection): Items {
  const place = findItem(items, id);
  if (!place || !canMove(items, id, direction)) return items;
  const { item, siblings, index, parent } = place;
  const rest = removeItem(items, id);
  if (direction === 'in') return addItem(rest, item, siblings[index - 1]?.id ?? null);
  if (direction === 'out') {
    const above = parent && findItem(rest, parent.id);
    return above ? changeSiblings(rest, above.parent, (list) => insertAt(list, above.index + 1, item)) : items;
  }
  return changeSiblings(rest, parent, (list) => insertAt(list, index + (direction === 'up' ? -1 : 1), item));
}

/** Returns whether an item may be dropped before another: not among its own items, and not too deep. */
export function canDrop(items: Items, id: string, beforeId: string): boolean {
  const [place, target] = [findItem(items, id), findItem(items, beforeId)];
  if (!place || !target || id === beforeId || findItem(place.item.items, beforeId)) return false;
  return target.level + countLevels(place.item) <= maxMenuDepth;
}

/** Moves an item to the place before another one. */
export function dropItem(items: Items, id: string, beforeId: string): Items {
  const place = findItem(items, id);
  if (!place || !canDrop(items, id, beforeId)) return items;
  const rest = removeItem(items, id);
  const target = findItem(rest, beforeId);
  return target ? changeSiblings(rest, target.parent, (list) => insertAt(list, target.index, place.item)) : items;
}

/** Returns whether an item at any depth leads to a target. */
export const hasTarget = (items: Items, target: string): boolean =>
  items.some((item) => item.target === target || hasTarget(item.items, target));

const listIds = (items: Items): string[] => items.flatMap(({ id, items: below }) => [id, ...listIds(below)]);

/** Creates an id that no item of a menu has. */
export function createItemId(items: Items): string {
  const ids = new Set(listIds(items));
  let number = ids.size + 1;
  while (ids.has(`item-${String(number)}`)) number += 1;
  return `item-${String(number)}`;
}

/** Creates a new item that leads to a target. */
export const createItem = (items: Items, target: string | null): StoredItem => ({
  id: createItemId(items),
  target,
  labels: {},
  hidden: [],
  items: [],
});
