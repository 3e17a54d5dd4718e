import { setTimeout as wait } from 'node:timers/promises';

import { stays, SwapError } from '../swap/swap-error.ts';
import type { Lead } from './lead.ts';
import { beatMs, Lease } from './lease.ts';
import { openLeaderSession, type LeaderSession } from './leader-session.ts';

/** How often a standby tries to take the lock, in milliseconds. */
const askEvery = 1_000;

type Terms = {
  url: string;
  site: string;
  log: (line: string) => void;
  /** Called once when leadership ends for good: the process must exit. */
  lost: (reason: string) => void;
};

/** Waits for the lock on one connection. @returns `null` when the connection closed before */
async function standBy(session: LeaderSession, isGone: () => boolean): Promise<LeaderSession | null> {
  while (!isGone()) {
    if (await session.tryToLead().catch(() => false)) return session;
    await wait(askEvery);
  }
  await session.close();
  return null;
}

function leadOn(session: LeaderSession, lease: Lease, lost: (reason: string) => void): Lead {
  const beat = async () => {
    try {
      await lease.renew(() => session.beat());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      lost(reason);
      throw new SwapError('locked', `The database that says which publisher leads does not answer: ${reason}. ${stays}`, error);
    }
  };
  const timer = setInterval(() => void beat().catch(() => undefined), beatMs);
  return {
    confirm: beat,
    assert: () => {
      lease.assert();
    },
    release: () => {
      clearInterval(timer);
      return session.close();
    },
  };
}

/**
 * Waits until this process leads the publishers of a site; the database may be down meanwhile. Calls `onLeadershipEnd`
 * once when leadership ends.
 */
export async function takeLead({ url, site, log, lost }: Terms): Promise<Lead> {
  let told = '';
  const tell = (line: string) => {
    if (line !== told) log(line);
    told = line;
  };
  for (;;) {
    const now: { state: 'standing by' | 'leading' | 'gone' } = { state: 'standing by' };
    const gone = (reason: string) => {
      const was = now.state;
      now.state = 'gone';
      if (was === 'leading') lost(reason);
    };
    try {
      const session = await openLeaderSession(url, site, gone);
      tell('Another publisher may lead: this one stands by');
      const lease = new Lease();
      const leading = await standBy(session, () => now.state === 'gone');
      if (leading) {
        await lease.renew(() => leading.beat());
        now.state = 'leading';
        log('This publisher leads');
        return leadOn(leading, lease, gone);
      }
    } catch (error) {
      tell(`The database that says which publisher leads can't be asked: ${error instanceof Error ? error.message : String(error)}`);
    }
    await wait(askEvery);
  }
}
