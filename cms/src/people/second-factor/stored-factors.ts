import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { createRecoveryCode, hashRecoveryCode, decryptSecret, recoveryCodeCount, encryptSecret } from './sealed-secret';
import { createTotpSecret, findCodePeriod } from './totp';

/** How long the setting up of an app can be finished after its proof. */
const enrolmentMs = 15 * 60 * 1000;
const noPendingApp = { pendingSecret: null, pendingSince: null };

/** Finds the second factor of a user: an app, passkeys, or both. @returns its id; `null` where there is none, or it was never confirmed */
export async function findFactor(strapi: Core.Strapi, user: number): Promise<number | null> {
  const row = await getTable(strapi, 'second-factor').findOne({ where: { user, confirmedAt: { $notNull: true } } });
  return row?.id ?? null;
}

/** Returns whether a user has an authenticator app that was confirmed. */
export async function hasApp(strapi: Core.Strapi, user: number): Promise<boolean> {
  const where = { user, secret: { $notNull: true }, confirmedAt: { $notNull: true } };
  return (await getTable(strapi, 'second-factor').count({ where })) > 0;
}

/** Begins an enrolment of an app, in the place of one that was not finished. @returns the secret for the authenticator app */
export async function beginEnrolment(strapi: Core.Strapi, user: number): Promise<string> {
  const secret = createTotpSecret();
  const pending = { pendingSecret: encryptSecret(user, secret), pendingSince: new Date() };
  const factors = getTable(strapi, 'second-factor');
  await withWriteLock(strapi, async () => {
    const { count } = await factors.updateMany({ where: { user }, data: pending });
    if (count === 0) await factors.create({ data: { user, secret: null, ...pending, lastPeriod: 0, confirmedAt: null } });
  });
  return secret;
}

/** Returns whether the setting up of an app can still be finished. */
export async function hasPendingApp(strapi: Core.Strapi, user: number, now: Date): Promise<boolean> {
  const pendingSince = { $gt: new Date(now.getTime() - enrolmentMs) };
  return (await getTable(strapi, 'second-factor').count({ where: { user, pendingSecret: { $notNull: true }, pendingSince } })) > 0;
}

/**
 * Discards an app that was never confirmed: a passkey confirms the second factor, and would confirm the app with it. Before
 * there were passkeys, such an app had its secret in the place of a confirmed one.
 */
export async function discardUnconfirmedApp(strapi: Core.Strapi, user: number): Promise<void> {
  const factors = getTable(strapi, 'second-factor');
  await factors.updateMany({ where: { user, confirmedAt: { $null: true } }, data: { secret: null } });
  await factors.updateMany({ where: { user }, data: noPendingApp });
}

/** Reads the secret of a row; `null`, and a line in the log, where another ENCRYPTION_KEY has encrypted it. */
function readSecret(strapi: Core.Strapi, user: number, sealed: string): string | null {
  try {
    return decryptSecret(user, sealed);
  } catch {
    strapi.log.error(
      `The second factor of user ${String(user)} cannot be read, as after a change of ENCRYPTION_KEY: run reset-second-factor.js with their address`,
    );
    return null;
  }
}

/** Consumes a code of a user's app: only the first of two requests with one code succeeds. @returns whether it was valid */
async function consumeAppCode(
  strapi: Core.Strapi,
  { user, code, now }: { user: number; code: string; now: Date },
  column: 'secret' | 'pendingSecret',
): Promise<boolean> {
  const factors = getTable(strapi, 'second-factor');
  const row = await factors.findOne({ where: { user } });
  const sealed = row?.[column] ?? null;
  const secret = sealed === null ? null : readSecret(strapi, user, sealed);
  const period = secret === null ? null : findCodePeriod(secret, code, now);
  if (!row || period === null) return false;
  const { count } = await factors.updateMany({ where: { id: row.id, lastPeriod: { $lt: period } }, data: { lastPeriod: period } });
  return count === 1;
}

async function consumeRecoveryCode(strapi: Core.Strapi, user: number, code: string): Promise<boolean> {
  const { count } = await getTable(strapi, 'recovery-code').deleteMany({ where: { user, hash: hashRecoveryCode(user, code) } });
  return count === 1;
}

/** Consumes a code of a user, of the app or for recovery. @returns which one it was; `null` where it is not valid */
export async function consumeCode(strapi: Core.Strapi, user: number, typed: string, now: Date): Promise<'app' | 'recovery' | null> {
  const code = typed.replaceAll(/\s/gu, '');
  if (/^\d+$/u.test(code)) return (await consumeAppCode(strapi, { user, code, now }, 'secret')) ? 'app' : null;
  return (await consumeRecoveryCode(strapi, user, code)) ? 'recovery' : null;
}

/** Gives a user new recovery codes; the former ones are worth nothing. */
export async function replaceRecoveryCodes(strapi: Core.Strapi, user: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  const table = getTable(strapi, 'recovery-code');
  await withWriteLock(strapi, async () => {
    await table.deleteMany({ where: { user } });
    for (const code of codes) await table.create({ data: { user, hash: hashRecoveryCode(user, code) } });
  });
  return codes;
}

/**
 * Confirms the second factor of a user with the first app or passkey.
 * @returns the recovery codes; none where it is confirmed already: those that the person has stay valid
 */
export async function confirmFactor(strapi: Core.Strapi, user: number, now: Date): Promise<string[]> {
  const factors = getTable(strapi, 'second-factor');
  return withWriteLock(strapi, async () => {
    if ((await findFactor(strapi, user)) !== null) return [];
    const { count } = await factors.updateMany({ where: { user }, data: { confirmedAt: now } });
    if (count === 0) await factors.create({ data: { user, secret: null, ...noPendingApp, lastPeriod: 0, confirmedAt: now } });
    return replaceRecoveryCodes(strapi, user);
  });
}

/** Finishes an enrolment with the app's first code. @returns the recovery codes as above; `null` where the code is not valid */
export async function confirmEnrolment(strapi: Core.Strapi, user: number, code: string, now: Date): Promise<string[] | null> {
  if (!(await consumeAppCode(strapi, { user, code: code.replaceAll(/\s/gu, ''), now }, 'pendingSecret'))) return null;
  const factors = getTable(strapi, 'second-factor');
  const secret = (await factors.findOne({ where: { user } }))?.pendingSecret ?? null;
  await factors.updateMany({ where: { user }, data: { secret, ...noPendingApp } });
  return confirmFactor(strapi, user, now);
}

export const countRecoveryCodes = (strapi: Core.Strapi, user: number): Promise<number> =>
  getTable(strapi, 'recovery-code').count({ where: { user } });

export const countPasskeys = (strapi: Core.Strapi, user: number): Promise<number> => getTable(strapi, 'passkey').count({ where: { user } });

/** Removes the second factor of a user: app, passkeys and recovery codes. */
export async function removeFactor(strapi: Core.Strapi, user: number): Promise<void> {
  await withWriteLock(strapi, async () => {
    for (const table of ['second-factor', 'passkey', 'recovery-code'] as const)
      await getTable(strapi, table).deleteMany({ where: { user } });
  });
}

/** Clears which browsers of a user need no code: a lost device is asked again. */
export async function clearRememberedDevices(strapi: Core.Strapi, user: number): Promise<void> {
  await getTable(strapi, 'panel-device').updateMany({ where: { user }, data: { factor: null, rememberedUntil: null } });
}

/** Removes the app of a user. @returns whether the second factor is gone with it, as there are no passkeys */
export async function removeApp(strapi: Core.Strapi, user: number): Promise<boolean> {
  return withWriteLock(strapi, async () => {
    const isLast = (await countPasskeys(strapi, user)) === 0;
    const data = { secret: null, ...noPendingApp, lastPeriod: 0 };
    await clearRememberedDevices(strapi, user);
    if (isLast) await removeFactor(strapi, user);
    else await getTable(strapi, 'second-factor').updateMany({ where: { user }, data });
    return isLast;
  });
}
