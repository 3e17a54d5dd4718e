import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import { useEffect, useRef } from 'react';

import { addItem, createItem, hasTarget } from './menu-edits.ts';

type Items = readonly StoredItem[];

export type NewItemOptions = {
  /** What the item is to lead to; `null` for no item. */
  target: string | null;
  items: Items;
  /** The items as they were read. */
  saved: Items;
  /** Identifies what was read: another one means that the form was filled again. */
  version: unknown;
  isLoaded: boolean;
  change: (items: Items) => void;
};

type Handled = { target: string; version: unknown; isSeen: boolean; isRemoved: boolean };

/**
 * Adds an item to a menu, unless the menu has such a one. A form that is filled again, as its entry is read a second time,
 * loses it: then it is added again, but not after the editor has removed it.
 * @returns the item, until it is saved
 */
export function useNewItem({ target, items, saved, version, isLoaded, change }: NewItemOptions): StoredItem | null {
  const handled = useRef<Handled | null>(null);
  useEffect(() => {
    if (target === null || !isLoaded) return;
    const state = handled.current?.target === target ? handled.current : null;
    if (hasTarget(items, target)) {
      handled.current = { target, version, isSeen: true, isRemoved: false };
      return;
    }
    if (state !== null && state.version === version) {
      if (state.isSeen) state.isRemoved = true;
      return;
    }
    handled.current = { target, version, isSeen: false, isRemoved: state?.isRemoved ?? false };
    if (!handled.current.isRemoved) change(addItem(items, createItem(items, target)));
  });
  return target === null || hasTarget(saved, target) ? null : (items.findLast((item) => item.target === target) ?? null);
}
