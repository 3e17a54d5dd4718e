import type { Core } from '@strapi/strapi';

import { consumeRateLimits, incrementRateLimit, resetRateLimits, revertRateLimits, type RateLimitKey } from './limiter';
import { accountGuardThreshold, passwordAttemptLimits } from './limits';

/** A client, as hashes: of an address block, and of its network where one customer has thousands of blocks. */
export type ClientHashes = { hash: string; network: string | null };

export type PasswordAttempt = {
  /** For how many milliseconds this asker has to wait; 0 where the password may be looked at. */
  wait: number;
  /** Takes it back: it was no guess. */
  revert: () => Promise<void>;
};

const getAttemptLimitKeys = (
  account: string,
  { hash, network }: ClientHashes,
  mode: keyof typeof passwordAttemptLimits,
): readonly RateLimitKey[] => [
  { key: `${account}/${mode}/${hash}`, limit: passwordAttemptLimits[mode].block },
  ...(network === null ? [] : [{ key: `${account}/${mode}/${network}`, limit: passwordAttemptLimits[mode].network }]),
];

/**
 * Counts an attempt at an account before its password is checked. Many wrong ones from everywhere reduce the attempts
 * per client, never to zero: a client is stopped by its own failures only.
 */
export async function countPasswordAttempt(strapi: Core.Strapi, account: string, client: ClientHashes): Promise<PasswordAttempt> {
  const all = { key: account, limit: accountGuardThreshold };
  const failures = await incrementRateLimit(strapi, all);
  const own = getAttemptLimitKeys(account, client, failures > accountGuardThreshold.points ? 'guarded' : 'open');
  const wait = await consumeRateLimits(strapi, own);
  // A refused attempt guesses nothing, so that a flood of them does not guard the account.
  if (wait > 0) await revertRateLimits(strapi, [all]);
  return { wait, revert: () => revertRateLimits(strapi, [all, ...own]) };
}

/** Gives an asker all tries at an account again. */
export async function resetPasswordAttempts(strapi: Core.Strapi, account: string, client: ClientHashes): Promise<void> {
  await resetRateLimits(strapi, [...getAttemptLimitKeys(account, client, 'open'), ...getAttemptLimitKeys(account, client, 'guarded')]);
}
