import { once } from 'node:events';

import type { LiveEnv } from '../live/env.ts';
import { alone, type Lead } from './lead.ts';
import { standByService } from './stand-by-service.ts';
import { takeLead } from './take-lead.ts';

/** How a publisher ends that has lost the lead; started again, it stands by. */
const leadLost = 3;

type Settings = Pick<LiveEnv, 'SITE_URL' | 'LEADER_DATABASE_URL' | 'PUBLISHER_HOST' | 'PUBLISHER_PORT'>;
type Told = {
  log: (line: string) => void;
  cantListen: (error: Error) => void;
  /** It answers, and waits for its turn. */
  standsBy: () => void;
};

/**
 * Waits until this process may write, answering who asks meanwhile. Where no database decides it leads at once.
 * A lead that is lost ends the process: what it was about to do is for the next leader, whom the journal tells.
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
