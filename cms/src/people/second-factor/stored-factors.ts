import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { createRecoveryCode, hashRecoveryCode, decryptSecret, recoveryCodeCount, encryptSecret } from './sealed-secret';
import { createTotpSecret, findCodePeriod } from './totp';

/** Finds the second factor of a user. @returns its id; `null` where there is none, or it was never confirmed */
export async function findFactor(strapi: Core.Strapi, user: number): Promise<number | null> {
  const row = await getTable(strapi, 'second-factor').findOne({ where: { user, confirmedAt: { $notNull: true } } });
  return row?.id ?? null;
}

/** Begins an enrolment, in the place of one that was not finished. @returns the secret for the authenticator app */
export async function beginEnrolment(strapi: Core.Strapi, user: number): Promise<string> {
  const secret = createTotpSecret();
  const factors = getTable(strapi, 'second-factor');
  await withWriteLock(strapi, async () => {
    await factors.deleteMany({ where: { user, confirmedAt: { $null: true } } });
    await factors.create({ data: { user, secret: encryptSecret(user, secret), lastPeriod: 0, confirmedAt: null } });
  });
  return secret;
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
async function consumeAppCode(strapi: Core.Strapi, user: number, code: string, now: Date): Promise<boolean> {
  const factors = getTable(strapi, 'second-factor');
  const row = await factors.findOne({ where: { user } });
  const secret = row && readSecret(strapi, user, row.secret);
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
  if (/^\d+$/u.test(code)) return (await consumeAppCode(strapi, user, code, now)) ? 'app' : null;
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

/** Finishes an enrolment with the app's first code. @returns the recovery codes; `null` where the code is not valid */
export async function confirmEnrolment(strapi: Core.Strapi, user: number, code: string, now: Date): Promise<string[] | null> {
  if (!(await consumeAppCode(strapi, user, code.replaceAll(/\s/gu, ''), now))) return null;
  await getTable(strapi, 'second-factor').updateMany({ where: { user }, data: { confirmedAt: now } });
  return replaceRecoveryCodes(strapi, user);
}

export const countRecoveryCodes = (strapi: Core.Strapi, user: number): Promise<number> =>
  getTable(strapi, 'recovery-code').count({ where: { user } });

/** Removes the second factor of a user, with the recovery codes. */
export async function removeFactor(strapi: Core.Strapi, user: number): Promise<void> {
  await withWriteLock(strapi, async () => {
    await getTable(strapi, 'second-factor').deleteMany({ where: { user } });
    await getTable(strapi, 'recovery-code').deleteMany({ where: { user } });
  });
}
