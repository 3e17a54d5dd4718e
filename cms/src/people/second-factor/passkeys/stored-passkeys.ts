import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Localized } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { getTable } from '../../../platform/database/get-table';
import { withWriteLock } from '../../../platform/database/transactions';
import { translateForEditor } from '../../../platform/panel-words/translate-for-editor';
import { getAdminService } from '../../../platform/strapi/admin-services';
import { recordUnlinked } from '../../staff-oidc/staff-events';
import { unlinkPerson } from '../../staff-oidc/staff-identities';
import { completeSession, endPanelSessions, requireLiveSession, type SessionOwner } from '../panel-session';
import { requireRemovable } from '../require-removable';
import { recordSecurityEvent } from '../security-events';
import { clearRememberedDevices, confirmFactor, discardUnconfirmedApp, removeFactor } from '../stored-factors';
import { maxPasskeys, type OwnPasskey } from './passkey';

const tooMany: Localized<string> = {
  uz: `Sizda ${String(maxPasskeys)} ta kirish kaliti bor: avval birini oʻchiring`,
  ru: `У вас уже ${String(maxPasskeys)} ключей доступа: сначала удалите один`,
  en: `You have ${String(maxPasskeys)} passkeys: remove one first`,
};
const known: Localized<string> = {
  uz: 'Bu kirish kaliti allaqachon qoʻshilgan: boshqa qurilmadan foydalaning',
  ru: 'Этот ключ доступа уже добавлен: возьмите другое устройство',
  en: 'This passkey was added already: take another device',
};

/** A new passkey as it was verified. */
export type VerifiedPasskey = { credential: string; publicKey: string; counter: number; transports: readonly string[] };

const toInstant = (stored: string) => new Date(stored).toISOString();

/** Reads one's own passkeys, the oldest first; neither key nor counter leaves the CMS. */
export async function listPasskeys(strapi: Core.Strapi, user: number): Promise<OwnPasskey[]> {
  const rows = await getTable(strapi, 'passkey').findMany({ where: { user }, orderBy: { id: 'asc' } });
  return rows.map(({ id, name, addedAt, usedAt }) => ({
    id,
    name,
    addedAt: toInstant(addedAt),
    usedAt: usedAt === null ? null : toInstant(usedAt),
  }));
}

/** Lists the credentials of a user as browsers are asked for them. */
export async function listCredentials(strapi: Core.Strapi, user: number): Promise<{ id: string; transports: string[] }[]> {
  const rows = await getTable(strapi, 'passkey').findMany({ where: { user }, orderBy: { id: 'asc' } });
  return rows.map(({ credential, transports }) => ({ id: credential, transports: transports.split(',').filter(Boolean) }));
}

/** @throws a ValidationError: the person has as many passkeys as there may be */
export async function requireRoom(strapi: Core.Strapi, user: number): Promise<void> {
  if ((await getTable(strapi, 'passkey').count({ where: { user } })) >= maxPasskeys)
    throw new errors.ValidationError(translateForEditor(strapi, tooMany));
}

/**
 * Adds a passkey, and marks the session as one in which it was shown: what fails takes all of it back, and no recovery code is lost.
 * @returns the recovery codes where it is the first of the second factor
 * @throws there are too many, it is known, or the session was ended meanwhile
 */
export async function addPasskey(strapi: Core.Strapi, owner: SessionOwner, name: string, passkey: VerifiedPasskey): Promise<string[]> {
  const { user } = owner;
  const { credential, publicKey, counter, transports } = passkey;
  const passkeys = getTable(strapi, 'passkey');
  return withWriteLock(strapi, async () => {
    await requireLiveSession(strapi, owner);
    await requireRoom(strapi, user);
    if ((await passkeys.count({ where: { credential } })) > 0) throw new errors.ValidationError(translateForEditor(strapi, known));
    const now = new Date();
    const row = { user, credential, publicKey, counter, transports: transports.join(','), name, addedAt: now, usedAt: null };
    await passkeys.create({ data: row });
    await discardUnconfirmedApp(strapi, user);
    const recoveryCodes = await confirmFactor(strapi, user, now);
    if (recoveryCodes.length > 0) await recordSecurityEvent(strapi, { action: 'factor-enrolled', user });
    await recordSecurityEvent(strapi, { action: 'passkey-added', user, name });
    await completeSession(strapi, owner);
    return recoveryCodes;
  });
}

/** @throws a NotFoundError: the person has no such passkey */
export async function requireOwnPasskey(strapi: Core.Strapi, user: number, id: number): Promise<{ name: string }> {
  const row = await getTable(strapi, 'passkey').findOne({ where: { id, user } });
  if (!row) throw new errors.NotFoundError('There is no such passkey of yours');
  return row;
}

export async function renamePasskey(strapi: Core.Strapi, user: number, id: number, name: string): Promise<void> {
  await requireOwnPasskey(strapi, user, id);
  await getTable(strapi, 'passkey').updateMany({ where: { id, user }, data: { name } });
}

/** Deletes a passkey; the browsers that need no code may be on the same device. */
async function deletePasskey(strapi: Core.Strapi, user: number, { id, name }: Pick<OwnPasskey, 'id' | 'name'>): Promise<void> {
  await getTable(strapi, 'passkey').deleteMany({ where: { id, user } });
  await clearRememberedDevices(strapi, user);
  await recordSecurityEvent(strapi, { action: 'passkey-removed', user, name });
}

/**
 * Removes a passkey, and with the last one the whole second factor, unless there is an app.
 * @throws a NotFoundError: the person has no such passkey; a refusal: it is their last one, and their role requires a second factor
 */
export async function removePasskey(strapi: Core.Strapi, user: number, id: number): Promise<void> {
  await withWriteLock(strapi, async () => {
    const { name } = await requireOwnPasskey(strapi, user, id);
    const isLast = await requireRemovable(strapi, user, 'passkey');
    await deletePasskey(strapi, user, { id, name });
    if (!isLast) return;
    await removeFactor(strapi, user);
    await recordSecurityEvent(strapi, { action: 'factor-removed', user });
  });
}

/** The event of Strapi's database layer. */
const deactivation = z.object({
  params: z.object({ data: z.object({ isActive: z.literal(false) }) }),
  result: z.object({ id: z.int() }),
});

/**
 * Ends what each user of the panel has who is deactivated: sessions, remembered browsers, passkeys, tokens of the panel and the link to
 * the provider, so that a device that was given back opens nothing later, and neither a token nor a person at the provider opens the
 * account when it comes back. The second factor and its recovery codes stay: the password alone does not open it then.
 */
export function endAccessOfDeactivated(strapi: Core.Strapi): void {
  const afterUpdate = async (event: unknown) => {
    const user = deactivation.safeParse(event).data?.result.id;
    if (user === undefined) return;
    await withWriteLock(strapi, async () => {
      await endPanelSessions(strapi, user);
      await clearRememberedDevices(strapi, user);
      for (const passkey of await listPasskeys(strapi, user)) await deletePasskey(strapi, user, passkey);
      await getAdminService(strapi, 'api-token-admin').deleteTokensForUser(user);
      if (await unlinkPerson(strapi, user)) await recordUnlinked(strapi, user, 'locked');
    });
  };
  strapi.db.lifecycles.subscribe({ models: ['admin::user'], afterUpdate });
}
