import type { Core } from '@strapi/strapi';

import { countedWait, countOne, forgetCounted, uncount, type Counted } from './limiter';
import { guardedAfter, tryLimits } from './limits';

/** Who asks, as hashes: an address block, and its network where one customer has thousands of blocks. */
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
 * Counts a try at an account, before its password is looked at. Many wrong ones from everywhere leave each asker fewer tries, and
 * never none: an asker is stopped by own failures only.
 */
export async function countTry(strapi: Core.Strapi, account: string, asker: Asker): Promise<CountedTry> {
  const all = { key: account, limit: guardedAfter };
  const failures = await countOne(strapi, all);
  const own = countedAsker(account, asker, failures > guardedAfter.points ? 'guarded' : 'open');
  const wait = await countedWait(strapi, own);
  // Who is refused guesses nothing: hammering at the wall guards no account.
  if (wait > 0) await uncount(strapi, [all]);
  return { wait, takeBack: () => uncount(strapi, [all, ...own]) };
}

/** Gives an asker all tries at an account again. */
export async function forgetTries(strapi: Core.Strapi, account: string, asker: Asker): Promise<void> {
  await forgetCounted(strapi, [...countedAsker(account, asker, 'open'), ...countedAsker(account, asker, 'guarded')]);
}
