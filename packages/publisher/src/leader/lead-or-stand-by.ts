import { once } from 'node:events';

import type { LiveEnv } from '../live/env.ts';
import { alone, type Lead } from './lead.ts';
import { standByService } from './stand-by-service.ts';
import { takeLead } from './take-lead.ts';

/** Exit code of a publisher whose leadership ended; restarted, it becomes a standby. */
const leadLost = 3;

type Settings = Pick<LiveEnv, 'SITE_URL' | 'LEADER_DATABASE_URL' | 'PUBLISHER_HOST' | 'PUBLISHER_PORT'>;
type Told = {
  log: (line: string) => void;
  cantListen: (error: Error) => void;
  /** Called when the standby server listens and waits for leadership. */
  standsBy: () => void;
};

/**
 * Waits until this process may write, running a standby server meanwhile. Without a leader database it leads at once.
 * The end of leadership ends the process: the next leader finishes pending work from the journal.
 */
export async function leadOrStandBy(settings: Settings, { log, cantListen, standsBy }: Told): Promise<Lead> {
  const { SITE_URL, LEADER_DATABASE_URL: url, PUBLISHER_HOST, PUBLISHER_PORT } = settings;
  if (url === undefined) return alone;
  const service = standByService();
  service.once('error', cantListen);
  service.listen(PUBLISHER_PORT, PUBLISHER_HOST);
  await once(service, 'listening');
  const end = () => process.exit(0);
  const ends = ['SIGTERM', 'SIGINT', 'disconnect'] as const;
  for (const event of ends) process.once(event, end);
  standsBy();
  const lost = (reason: string) => {
    log(`This publisher has lost the lead: ${reason}`);
    process.exit(leadLost);
  };
  const lead = await takeLead({ url, site: SITE_URL, log, lost });
  for (const event of ends) process.off(event, end);
  service.close();
  service.closeAllConnections();
  await once(service, 'close');
  return lead;
}
