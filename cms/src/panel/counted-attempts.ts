import { senderAt } from '../intake/counted';
import type { Counted } from '../intake/limiter';
import type { Limit } from '../intake/limits';
import type { Asker } from '../intake/password-tries';
import { keyedHash } from '../intake/secret-keys';

const hour = 60 * 60;
const perHour = (points: number): Limit => ({ points, seconds: hour });

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
] as const satisfies readonly Limit[];

type Attempt = { entrance: string; address: string; email: unknown; salt: string };

export type CountedAttempt = {
  asker: Asker;
  /** What counts for the asker alone. */
  around: readonly Counted[];
  /** The rate limit key of the account; null where none is named. */
  account: string | null;
  /** The limits of letters to it: one may be sent as long as one of them is not reached. */
  letters: readonly Counted[];
};

/**
 * Returns the limits of an attempt at an entrance of the panel. No address and no e-mail is stored, only hashes with
 * the month's salt.
 */
export function countedAttempt({ entrance, address, email, salt }: Attempt): CountedAttempt {
  const asker = senderAt(salt, address);
  const at = (what: string) => `panel/${entrance}/${what}`;
  const account = typeof email === 'string' ? at(`account/${keyedHash(salt, email.trim().toLowerCase())}`) : null;
  return {
    asker,
    around: [
      { key: at(`block/${asker.hash}`), limit: limits.block },
      ...(asker.network === null ? [] : [{ key: at(`network/${asker.network}`), limit: limits.network }]),
    ],
    account,
    letters: account === null ? [] : letterLimits.map((limit) => ({ key: `${account}/letters/${String(limit.seconds)}`, limit })),
  };
}
