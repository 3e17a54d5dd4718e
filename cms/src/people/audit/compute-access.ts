import * as z from 'zod';

import type { PanelAccount } from './panel-accounts';
import type { AuditRow } from './chain/sealed-row';

const accountFields = { name: z.string(), roles: z.array(z.string()), isActive: z.boolean() };
const beginDetails = z.object({ users: z.array(z.object({ id: z.int(), ...accountFields })) });
const userDetails = z.object({
  action: z.string(),
  roles: accountFields.roles.optional(),
  isActive: accountFields.isActive.optional(),
});
const roleDetails = z.object({ action: z.string(), before: z.string().optional() });

/** A row of the log as far as it says who has access. */
export type AccessRow = Pick<AuditRow, 'at' | 'kind' | 'subjectId' | 'subjectTitle' | 'details'>;

/** The kinds of rows that say who has access. */
export const accessKinds = ['begin', 'user', 'role'] as const;

/** An account, and whether it was deleted; `null` where it exists. */
type KnownAccount = PanelAccount & { deletedAt: number | null };

function applyUser(accounts: Map<number, KnownAccount>, { at, subjectId, subjectTitle, details }: AccessRow): void {
  const id = Number(subjectId);
  const { action, roles, isActive } = userDetails.parse(JSON.parse(details));
  const known = accounts.get(id);
  accounts.set(id, {
    id,
    name: subjectTitle ?? known?.name ?? '',
    roles: roles ?? known?.roles ?? [],
    isActive: action === 'delete' ? false : (isActive ?? known?.isActive ?? false),
    deletedAt: action === 'delete' ? at : null,
  });
}

function applyRole(accounts: Map<number, KnownAccount>, { subjectTitle, details }: AccessRow): void {
  const { action, before } = roleDetails.parse(JSON.parse(details));
  for (const [id, account] of accounts) {
    const isRenamed = action === 'update' && before !== undefined && subjectTitle !== null;
    const rename = (role: string) => (isRenamed && role === before ? subjectTitle : role);
    const roles = account.roles.filter((role) => action !== 'delete' || role !== subjectTitle).map(rename);
    accounts.set(id, { ...account, roles });
  }
}

/**
 * Replays rows of the log up to an instant.
 * @param rows those of `accessKinds`, in their order, from the first one on
 * @param day the instants between which deleted accounts are returned, too: as accounts that are not active
 */
export function computeAccess(rows: Iterable<AccessRow>, day: { start: number; end: number }): PanelAccount[] {
  const accounts = new Map<number, KnownAccount>();
  for (const row of rows) {
    if (row.at >= day.end) break;
    if (row.kind === 'begin')
      for (const user of beginDetails.parse(JSON.parse(row.details)).users) accounts.set(user.id, { ...user, deletedAt: null });
    else if (row.kind === 'user') applyUser(accounts, row);
    else if (row.kind === 'role') applyRole(accounts, row);
  }
  return [...accounts.values()]
    .filter(({ deletedAt }) => deletedAt === null || deletedAt >= day.start)
    .map(({ id, name, roles, isActive }) => ({ id, name, roles, isActive }))
    .sort((one, other) => one.id - other.id);
}
