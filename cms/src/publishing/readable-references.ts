import { uidOf } from '@ochiq/contract/content-types';
import type { BrokenReference } from '@ochiq/contract/publisher-status';

import type { Rights } from './may-undo';
import type { ReadableReferences } from './publishing';

const read = 'plugin::content-manager.explorer.read';

/** As many are listed on the home page. */
const most = 20;

/** Returns whether somebody may read the entry that something is said of; rights that hang on conditions are none here. */
function mayRead({ isAdministrator, permissions }: Rights, { type, locale }: BrokenReference): boolean {
  if (isAdministrator) return true;
  return permissions.some(
    ({ action, subject, properties: { locales }, conditions }) =>
      action === read && subject === uidOf(type) && conditions.length === 0 && (locales?.includes(locale) ?? true),
  );
}

/** Lists what readers do not find, as far as somebody may read the entries, and counts the others. */
export function listReadableReferences(broken: readonly BrokenReference[], rights: Rights, limit = most): ReadableReferences {
  const shown = broken.filter((one) => mayRead(rights, one)).slice(0, limit);
  return { shown, others: broken.length - shown.length };
}
