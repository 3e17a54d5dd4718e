import { randomBytes } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { derivePurposeKey, hashWithKey } from '../../submissions/forms/secret-keys';
import { getTable } from '../../platform/database/get-table';

const hourMs = 60 * 60 * 1000;

/** What a letter's code opens, and for how long; the letters say so too. */
export const codeLifetimeMs = { 'confirm-email': 48 * hourMs, 'reset-password': 2 * hourMs } as const;

export type CodeKind = keyof typeof codeLifetimeMs;

const hashCode = (secret: string, kind: CodeKind, code: string) => hashWithKey(derivePurposeKey(secret, 'account-code'), kind, code);

type CodeContext = { secret: string; kind: CodeKind; now: Date };

/** Creates a code for a letter to an account's owner; only its keyed hash is stored. */
export async function createLetterCode(strapi: Core.Strapi, { secret, kind, now }: CodeContext, account: string): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + codeLifetimeMs[kind]);
  await getTable(strapi, 'account-code').create({ data: { kind, account, hash: hashCode(secret, kind, code), expiresAt } });
  return code;
}

/** Takes a code, once. @returns whose it is; null for one that is wrong, too old or used */
export async function consumeLetterCode(strapi: Core.Strapi, { secret, kind, now }: CodeContext, code: string): Promise<string | null> {
  const codes = getTable(strapi, 'account-code');
  const row = await codes.findOne({ where: { kind, hash: hashCode(secret, kind, code), expiresAt: { $gt: now } } });
  // Of two that bring it at the same moment one finds it.
  return row && (await codes.deleteMany({ where: { id: row.id } })).count === 1 ? row.account : null;
}

/** Makes an account's codes of a kind worthless; all of its codes where no kind is named. */
export async function deleteLetterCodes(strapi: Core.Strapi, account: string, kind?: CodeKind): Promise<void> {
  await getTable(strapi, 'account-code').deleteMany({ where: { account, ...(kind === undefined ? {} : { kind }) } });
}
