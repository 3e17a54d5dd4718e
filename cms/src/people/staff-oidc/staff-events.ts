import type { Core } from '@strapi/strapi';

import { readAccounts } from '../audit/panel-accounts';
import { recordAudit } from '../audit/record-audit';
import type { AuditEvent } from '../audit/chain/sealed-row';
import { type StaffRefused, StaffRefusedPerson } from './staff-refused';
import type { StaffRefusal } from './staff-sign-in';

const toSubject = ({ id, name }: { id: number; name: string }) => ({ type: 'user', id: String(id), title: name, locale: null });

type StaffSignIn = { user: number; isNew: boolean; hasFactor: boolean };

/** Records that the provider signed a person in, whether for a second factor of its own and, the first time, that it was linked. */
export async function recordStaffSignIn(strapi: Core.Strapi, { user, isNew, hasFactor }: StaffSignIn): Promise<void> {
  const [account] = await readAccounts(strapi, [user]);
  if (!account) return;
  const actor = { id: account.id, name: account.name };
  const linked: AuditEvent = { kind: 'provider-link', subject: toSubject(account), details: { action: 'provider-linked' }, actor };
  const signedIn: AuditEvent = {
    kind: 'sign-in',
    subject: toSubject(account),
    details: { source: 'provider', ...(hasFactor && { reason: 'provider-factor' }) },
    actor,
  };
  await recordAudit(strapi, [...(isNew ? [linked] : []), signedIn]);
}

/** Records a refused sign-in: the account where one is known, and never what the provider called the person. */
export async function recordStaffRefusal(strapi: Core.Strapi, refusal: StaffRefusal, user: number | null): Promise<void> {
  const [account] = user === null ? [] : await readAccounts(strapi, [user]);
  const details = { source: 'provider', reason: `provider-${refusal}` };
  const actor = { id: null, name: 'unknown' };
  await recordAudit(strapi, [{ kind: 'sign-in-failed', subject: account ? toSubject(account) : null, details, actor }]);
}

/** Records what comes of linking an account for the person who does it in a session of theirs. */
async function recordOwnLink(strapi: Core.Strapi, user: number, details: NonNullable<AuditEvent['details']>): Promise<void> {
  const [account] = await readAccounts(strapi, [user]);
  if (account) await recordAudit(strapi, [{ kind: 'provider-link', subject: toSubject(account), details }]);
}

/** Records that a person has linked their account to themselves at the provider. */
export const recordLinked = (strapi: Core.Strapi, user: number): Promise<void> =>
  recordOwnLink(strapi, user, { action: 'provider-connected' });

/**
 * Records that a link was refused to a person, and why; never what the provider called them. Where another account has it, only the
 * log names that one: the person who began it may not be meant to know.
 */
export async function recordLinkRefused(strapi: Core.Strapi, user: number, refused: StaffRefused): Promise<void> {
  const isOther = refused instanceof StaffRefusedPerson && refused.user !== user;
  const [other] = isOther ? await readAccounts(strapi, [refused.user]) : [];
  const linked = other && { linkedAccount: other.name, linkedAccountId: other.id };
  await recordOwnLink(strapi, user, { action: 'provider-link-refused', reason: `provider-${refused.refusal}`, ...linked });
}

/** Records that the link of an account was removed: by a Super Admin, or by what ends it. */
export async function recordUnlinked(strapi: Core.Strapi, user: number, reason?: 'locked' | 'password-changed'): Promise<void> {
  const [account] = await readAccounts(strapi, [user]);
  const subject = account ? toSubject(account) : { type: 'user', id: String(user), title: null, locale: null };
  const details = { action: 'provider-unlinked', ...(reason !== undefined && { reason }) };
  await recordAudit(strapi, [{ kind: 'provider-link', subject, details }]);
}
