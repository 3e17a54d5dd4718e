import { readStoredMenu, type StoredItem } from '@ochiq/contract/fields/stored-menu';
import { localeCodes } from '@ochiq/contract/routing/locales';

function describeItems(items: readonly StoredItem[], level: number): string[] {
  return items.flatMap(({ target, labels, hidden, items: below }) => {
    const words = localeCodes.flatMap((code) => labels[code] ?? []).join(' / ');
    const parts = [words, target && `→ ${target}`, hidden.length > 0 && `(− ${hidden.join(', ')})`].filter(Boolean);
    return [`${'— '.repeat(level)}${parts.join(' ')}`, ...describeItems(below, level + 1)];
  });
}

/** Describes a menu in lines, one an item: its labels, what it leads to, and the languages that it is hidden in. */
export const describeMenu = (value: unknown): string => describeItems(readStoredMenu(value), 0).join('\n');
