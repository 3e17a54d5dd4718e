import { addressBlock, addressNetwork } from '@ochiq/network/address-block';

import type { Counted } from '../intake/limiter';
import type { Limit } from '../intake/limits';
import { keyedHash } from '../intake/secret-keys';

const perHour = (points: number): Limit => ({ points, seconds: 60 * 60 });

/** Failed attempts: of a household or office, of a network, at one account from there, at one account from everywhere. */
const limits = {
  accountFromHere: perHour(10),
  block: perHour(30),
  network: perHour(100),
  account: perHour(50),
} as const;

type Attempt = { entrance: string; address: string; email: unknown; salt: string };

/**
 * What an attempt at an entrance of the panel counts against, from the closest to the farthest: what stops one address
 * does not count against the account. No address and no e-mail is kept, only hashes with the month's salt.
 */
export function countedAttempts({ entrance, address, email, salt }: Attempt): readonly Counted[] {
  const at = (what: string, ...texts: readonly string[]) => `panel/${entrance}/${what}/${keyedHash(salt, ...texts)}`;
  const [block, network] = [addressBlock(address), addressNetwork(address)];
  const around = [
    { key: at('block', block), limit: limits.block },
    { key: at('network', network), limit: limits.network },
  ];
  if (typeof email !== 'string') return around;
  const account = email.trim().toLowerCase();
  return [
    { key: at('account-from', account, block), limit: limits.accountFromHere },
    ...around,
    { key: at('account', account), limit: limits.account },
  ];
}
