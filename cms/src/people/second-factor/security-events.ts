import type { Core } from '@strapi/strapi';

import type { AuditSetting } from '../audit/kinds';
import { readAccounts } from '../audit/panel-accounts';
import { commandActor, recordAudit } from '../audit/record-audit';

/** Why a passkey is refused, as the audit log calls it. */
export const passkeyRefusals = ['passkey-unknown', 'passkey-challenge', 'passkey-address', 'passkey-counter', 'passkey-invalid'] as const;
export type PasskeyRefusal = (typeof passkeyRefusals)[number];

/** What happens to the second factor of a user. */
export type SecurityEvent = {
  action:
    | 'app-removed'
    | 'code-accepted'
    | 'code-refused'
    | 'factor-enrolled'
    | 'factor-removed'
    | 'factor-reset'
    | 'new-device'
    | 'passkey-accepted'
    | 'passkey-added'
    | 'passkey-refused'
    | 'passkey-removed'
    | 'recovery-code-used'
    | 'recovery-codes-replaced';
  user: number;
  /** Why something was refused. */
  reason?: PasskeyRefusal;
  /** What its owner calls a passkey. */
  name?: string;
  /** Who does it: the current user of the panel where it is left out. */
  by?: 'owner' | 'command';
};

/** Records what happens to second factors in the audit log. No row has a code, a secret or an address. */
export async function recordSecurityEvent(strapi: Core.Strapi, { action, user, by, reason, name }: SecurityEvent): Promise<void> {
  const [owner] = await readAccounts(strapi, [user]);
  const subject = { type: 'user', id: String(user), title: owner?.name ?? null, locale: null };
  const actor = by === 'command' ? commandActor : by === 'owner' && owner ? { id: owner.id, name: owner.name } : undefined;
  const details = { action, ...(reason !== undefined && { reason }), ...(name !== undefined && { name }) };
  await recordAudit(strapi, [{ kind: 'second-factor', subject, details, ...(actor && { actor }) }]);
}

/** Records which roles require a second factor from now on. */
export async function recordRequiredRoles(strapi: Core.Strapi, roles: readonly string[]): Promise<void> {
  const setting: AuditSetting = 'second-factor';
  const subject = { type: 'setting', id: setting, title: setting, locale: null };
  await recordAudit(strapi, [{ kind: 'setting', subject, details: { action: 'update', roles: [...roles] } }]);
}
