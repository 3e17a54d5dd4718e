import { parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import { getLocaleFallbacks, localeCodes, type Locale } from '@ochiq/contract/routing/locales';

import type { TargetFault } from '../../content/menus/target-faults.ts';
import { describeTarget, type ListedTargets } from './listed-targets.ts';

/** What the editor of menus shows of an item. */
export type ItemView = {
  /** Its name for readers of the language; empty where it has none. */
  name: string;
  /** The title of what it leads to, which stands for a missing name. */
  title: string | null;
  address: string | null;
  fault: TargetFault | 'invalid' | null;
};

/** Describes an item in a language. */
export function describeItem({ target: text, labels, items }: StoredItem, listed: ListedTargets, locale: Locale): ItemView {
  const target = text === null ? null : parseMenuTarget(text);
  const view = target ? describeTarget(listed, target, locale) : { title: null, address: null, fault: null };
  const isInvalid = target === null && (text !== null || items.length === 0);
  const other = getLocaleFallbacks(locale).map((code) => labels[code]);
  const name = labels[locale] ?? view.title ?? other.find(Boolean) ?? view.address ?? '';
  return { ...view, name, fault: isInvalid ? 'invalid' : view.fault };
}

/** Describes items and those below them in lines: their names in all languages, what they lead to, and where they are hidden. */
export function describeItems(items: readonly StoredItem[], listed: ListedTargets, locale: Locale, level = 0): string[] {
  return items.flatMap((item) => {
    const { title, address } = describeItem(item, listed, locale);
    const names = localeCodes.flatMap((code) => item.labels[code] ?? []).join(' / ');
    const target = [title ?? (address === null ? item.target : null), address].filter((text) => text !== null && text !== names);
    const parts = [names, target.length > 0 && `→ ${target.join(', ')}`, item.hidden.length > 0 && `(− ${item.hidden.join(', ')})`];
    return [`${'— '.repeat(level)}${parts.filter(Boolean).join(' ')}`, ...describeItems(item.items, listed, locale, level + 1)];
  });
}
