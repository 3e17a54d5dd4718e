import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import type { PublisherSettings } from '../sync/env.ts';
import { soleLeadership, type Leadership } from './leadership.ts';

/**
 * Creates the HTTP server of a standby publisher. It is healthy and has no data; a load balancer finds the leader by
 * `/leader`, for which a standby answers 503.
 */
export function createStandbyServer(): Server {
  return createServer((request, response) => {
    request.resume();
    const isHealth = request.method === 'GET' && request.url === '/health';
    const isMetrics = request.method === 'GET' && request.url === '/metrics';
    if (isMetrics) {
      const help = '# HELP ochiq_publisher_leads Whether this publisher leads\n# TYPE ochiq_publisher_leads gauge\n';
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(`${help}ochiq_publisher_leads 0\n`);
      return;
    }
    const body = isHealth ? { state: 'standing by' } : { error: 'Another publisher leads' };
    response.writeHead(isHealth ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
  });
}

/** Exit code of a publisher whose leadership ended; restarted, it becomes a standby. */
const leadershipExitCode = 3;

type LeadershipSettings = Pick<PublisherSettings, 'SITE_URL' | 'LEADER_DATABASE_URL' | 'PUBLISHER_HOST' | 'PUBLISHER_PORT'>;
type StandbyCallbacks = {
  log: (line: string) => void;
  onListenError: (error: Error) => void;
  /** Called when the standby server listens and waits for leadership. */
  onStandby: () => void;
};

/**
 * Waits until this process may write, running a standby server meanwhile. Without a leader database it leads at once.
 * The end of leadership ends the process: the next leader finishes pending work from the journal.
 */
export async function awaitLeadership(
  settings: LeadershipSettings,
  { log, onListenError, onStandby }: StandbyCallbacks,
): Promise<Leadership> {
  const { SITE_URL, LEADER_DATABASE_URL: url, PUBLISHER_HOST, PUBLISHER_PORT } = settings;
  if (url === undefined) return soleLeadership;
  const service = createStandbyServer();
  service.once('error', onListenError);
  service.listen(PUBLISHER_PORT, PUBLISHER_HOST);
  await once(service, 'listening');
  const exitNow = () => process.exit(0);
  const exitEvents = ['SIGTERM', 'SIGINT', 'disconnect'] as const;
  for (const event of exitEvents) process.once(event, exitNow);
  onStandby();
  const onLeadershipEnd = (reason: string) => {
    log(`This publisher has lost the lead: ${reason}`);
    process.exit(leadershipExitCode);
  };
  // The driver of the database takes as long to load as a tenth of all other code, and most publishers are alone.
  const { acquireLeadership } = await import('./acquire-leadership.ts');
  const leadership = await acquireLeadership({ url, site: SITE_URL, log, onLeadershipEnd });
  for (const event of exitEvents) process.off(event, exitNow);
  service.close();
  service.closeAllConnections();
  await once(service, 'close');
  return leadership;
}
