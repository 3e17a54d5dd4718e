import type { Core } from '@strapi/strapi';

import { countedWait, countOne, forgetCounted, uncount, type Counted } from './limiter';
import { guardedAfter, tryLimits } from './limits';

/** A client, as hashes: of an address block, and of its network where one customer has thousands of blocks. */
export type Asker = { hash: string; network: string | null };

export type CountedTry = {
  /** For how many milliseconds this asker has to wait; 0 where the password may be looked at. */
  wait: number;
  /** Takes it back: it was no guess. */
  takeBack: () => Promise<void>;
};

const countedAsker = (account: string, { hash, network }: Asker, mode: keyof typeof tryLimits): readonly Counted[] => [
  { key: `${account}/${mode}/${hash}`, limit: tryLimits[mode].block },
  ...(network === null ? [] : [{ key: `${account}/${mode}/${network}`, limit: tryLimits[mode].network }]),
];

/**
 * Counts an attempt at an account before its password is checked. Many wrong ones from everywhere reduce the attempts
 * per client, never to zero: a client is stopped by its own failures only.
 */
export async function countTry(strapi: Core.Strapi, account: string, asker: Asker): Promise<CountedTry> {
  const all = { key: account, limit: guardedAfter };
  const failures = await countOne(strapi, all);
  const own = countedAsker(account, asker, failures > guardedAfter.points ? 'guarded' : 'open');
  const wait = await countedWait(strapi, own);
  // A refused attempt guesses nothing, so that a flood of them does not guard the account.
  if (wait > 0) await uncount(strapi, [all]);
  return { wait, takeBack: () => uncount(strapi, [all, ...own]) };
}

/** Gives an asker all tries at an account again. */
export async function forgetTries(strapi: Core.Strapi, account: string, asker: Asker): Promise<void> {
  await forgetCounted(strapi, [...countedAsker(account, asker, 'open'), ...countedAsker(account, asker, 'guarded')]);
}
