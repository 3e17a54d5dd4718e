import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { BrokenReference } from '@ochiq/contract/wire/publisher-status';

import type { UserRights } from './may-undo';
import type { ReadableReferences } from './publishing';

const readAction = 'plugin::content-manager.explorer.read';

/** The maximum number on the home page. */
const maxListed = 20;

/** Returns whether a user may read the entry of a broken reference; conditional rights do not count here. */
function mayRead({ isAdministrator, permissions }: UserRights, { type, locale }: BrokenReference): boolean {
  if (isAdministrator) return true;
  return permissions.some(
    ({ action, subject, properties: { locales }, conditions }) =>
      action === readAction && subject === getContentTypeUid(type) && conditions.length === 0 && (locales?.includes(locale) ?? true),
  );
}

/** Lists the broken references whose entries a user may read, and counts the others. */
export function listReadableReferences(broken: readonly BrokenReference[], rights: UserRights, limit = maxListed): ReadableReferences {
  const shown = broken.filter((one) => mayRead(rights, one)).slice(0, limit);
  return { shown, others: broken.length - shown.length };
}
