import { hashSender } from '../submissions/rate-limits/rate-limit-keys';
import type { RateLimitKey } from '../submissions/rate-limits/limiter';
import type { RateLimit } from '../submissions/rate-limits/limits';
import type { ClientHashes } from '../submissions/rate-limits/password-tries';
import { hashWithKey } from '../submissions/forms/secret-keys';

const hour = 60 * 60;
const perHour = (points: number): RateLimit => ({ points, seconds: hour });

/**
 * Failed attempts at all accounts together: of a household or office, and of an IPv6 network. No client is blocked by
 * the failures of others.
 */
const limits = { block: perHour(30), network: perHour(100) } as const;

/**
 * Letters to one account: a number a day, and one more in each half of the hour for which Strapi's link in them is
 * valid.
 */
const letterLimits = [
  { points: 10, seconds: 24 * hour },
  { points: 1, seconds: hour / 2 },
] as const satisfies readonly RateLimit[];

type EntranceAttempt = { entrance: string; address: string; email: unknown; salt: string };

export type AttemptLimits = {
  client: ClientHashes;
  /** What counts for the asker alone. */
  sharedLimits: readonly RateLimitKey[];
  /** The rate limit key of the account; null where none is named. */
  account: string | null;
  /** The limits of letters to it: one may be sent as long as one of them is not reached. */
  mailLimits: readonly RateLimitKey[];
};

/**
 * Returns the limits of an attempt at an entrance of the panel. No address and no e-mail is stored, only hashes with
 * the month's salt.
 */
export function getAttemptLimits({ entrance, address, email, salt }: EntranceAttempt): AttemptLimits {
  const client = hashSender(salt, address);
  const at = (scope: string) => `panel/${entrance}/${scope}`;
  const account = typeof email === 'string' ? at(`account/${hashWithKey(salt, email.trim().toLowerCase())}`) : null;
  return {
    client,
    sharedLimits: [
      { key: at(`block/${client.hash}`), limit: limits.block },
      ...(client.network === null ? [] : [{ key: at(`network/${client.network}`), limit: limits.network }]),
    ],
    account,
    mailLimits: account === null ? [] : letterLimits.map((limit) => ({ key: `${account}/letters/${String(limit.seconds)}`, limit })),
  };
}
