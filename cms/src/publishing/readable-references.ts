import { uidOf } from '@ochiq/contract/content-types';
import type { BrokenReference } from '@ochiq/contract/publisher-status';

import type { Rights } from './may-undo';
import type { ReadableReferences } from './publishing';

const read = 'plugin::content-manager.explorer.read';

/** The maximum number on the home page. */
const most = 20;

/** Returns whether a user may read the entry of a broken reference; conditional rights do not count here. */
function mayRead({ isAdministrator, permissions }: Rights, { type, locale }: BrokenReference): boolean {
  if (isAdministrator) return true;
  return permissions.some(
    ({ action, subject, properties: { locales }, conditions }) =>
      action === read && subject === uidOf(type) && conditions.length === 0 && (locales?.includes(locale) ?? true),
  );
}

/** Lists the broken references whose entries a user may read, and counts the others. */
export function listReadableReferences(broken: readonly BrokenReference[], rights: Rights, limit = most): ReadableReferences {
  const shown = broken.filter((one) => mayRead(rights, one)).slice(0, limit);
  return { shown, others: broken.length - shown.length };
}
