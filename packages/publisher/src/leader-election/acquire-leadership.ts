import { setTimeout as wait } from 'node:timers/promises';

import { getErrorMessage } from '@ochiq/service-kit/errors';

import { unchangedNotice, TransactionError } from '../transaction/transaction-error.ts';
import type { Leadership } from './leadership.ts';
import { heartbeatMs, Lease } from './lease.ts';
import { openLeaderSession, type LeaderSession } from './leader-session.ts';

/** How often a standby tries to take the lock, in milliseconds. */
const pollIntervalMs = 1_000;

type LeadershipOptions = {
  url: string;
  site: string;
  log: (line: string) => void;
  /** Called once when leadership ends for good: the process must exit. */
  onLeadershipEnd: (reason: string) => void;
};

/** Waits for the lock on one connection. @returns `null` when the connection closed before */
async function waitForLead(session: LeaderSession, isClosed: () => boolean): Promise<LeaderSession | null> {
  while (!isClosed()) {
    if (await session.tryToAcquire().catch(() => false)) return session;
    await wait(pollIntervalMs);
  }
  await session.close();
  return null;
}

function createLeadership(session: LeaderSession, lease: Lease, onLeadershipEnd: (reason: string) => void): Leadership {
  const renewLease = async () => {
    try {
      await lease.renew(() => session.sendHeartbeat());
    } catch (error) {
      const reason = getErrorMessage(error);
      onLeadershipEnd(reason);
      throw new TransactionError(
        'locked',
        `The database that says which publisher leads does not answer: ${reason}. ${unchangedNotice}`,
        error,
      );
    }
  };
  const timer = setInterval(() => void renewLease().catch(() => undefined), heartbeatMs);
  return {
    confirm: renewLease,
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
export async function acquireLeadership({ url, site, log, onLeadershipEnd }: LeadershipOptions): Promise<Leadership> {
  let lastLine = '';
  const logOnChange = (line: string) => {
    if (line !== lastLine) log(line);
    lastLine = line;
  };
  for (;;) {
    const now: { state: 'standing by' | 'leading' | 'gone' } = { state: 'standing by' };
    const onClosed = (reason: string) => {
      const previousState = now.state;
      now.state = 'gone';
      if (previousState === 'leading') onLeadershipEnd(reason);
    };
    try {
      const session = await openLeaderSession(url, site, onClosed);
      logOnChange('Another publisher may lead: this one stands by');
      const lease = new Lease();
      const leaderSession = await waitForLead(session, () => now.state === 'gone');
      if (leaderSession) {
        await lease.renew(() => leaderSession.sendHeartbeat());
        now.state = 'leading';
        log('This publisher leads');
        return createLeadership(leaderSession, lease, onClosed);
      }
    } catch (error) {
      logOnChange(`The database that says which publisher leads can't be asked: ${getErrorMessage(error)}`);
    }
    await wait(pollIntervalMs);
  }
}
