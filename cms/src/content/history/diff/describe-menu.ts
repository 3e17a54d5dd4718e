import { readStoredMenu, type StoredItem } from '@ochiq/contract/fields/stored-menu';
import { localeCodes } from '@ochiq/contract/routing/locales';

/** Returns what people know a target by; as it is stored where nothing better is known. */
export type NameTarget = (target: string) => string;

function describeItems(items: readonly StoredItem[], name: NameTarget, level: number): string[] {
  return items.flatMap(({ target, labels, hidden, items: below }) => {
    const words = localeCodes.flatMap((code) => labels[code] ?? []).join(' / ');
    const parts = [words, target && `→ ${name(target)}`, hidden.length > 0 && `(− ${hidden.join(', ')})`].filter(Boolean);
    return [`${'— '.repeat(level)}${parts.join(' ')}`, ...describeItems(below, name, level + 1)];
  });
}

/** Describes a menu in lines, one an item: its labels, what it leads to, and the languages that it is hidden in. */
export const describeMenu = (value: unknown, name: NameTarget): string => describeItems(readStoredMenu(value), name, 0).join('\n');
