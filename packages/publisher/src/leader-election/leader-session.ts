import { Client } from 'pg';
import * as z from 'zod';

import { sessionTimeoutMs } from './lease.ts';

const timeoutMs = 5_000;
const lockResult = z.object({ rows: z.tuple([z.object({ leads: z.boolean() })]) });

/** A session of the leader database: leadership ends with the connection. */
export type LeaderSession = {
  /** Tries to take the advisory lock. @returns whether this connection leads now */
  tryToAcquire(): Promise<boolean>;
  /** Sends a heartbeat. @throws the server does not respond, or has closed the connection */
  sendHeartbeat(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens a session of the leader database.
 * @param url a PostgreSQL 14 or newer, connected directly or through a pool in session mode
 * @param site the site to lead: each site has its own leader
 * @param onClosed called when the connection is closed
 * @param idleTimeoutMs after which idle time the server ends the connection
 * @throws the database can't be reached
 */
export async function openLeaderSession(
  url: string,
  site: string,
  onClosed: (reason: string) => void,
  idleTimeoutMs = sessionTimeoutMs,
): Promise<LeaderSession> {
  const client = new Client({
    connectionString: url,
    application_name: 'ochiq-publisher',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  client.on('error', (error) => {
    onClosed(error.message);
  });
  client.on('end', () => {
    onClosed('the connection was closed');
  });
  await client.connect();
  // A hung process keeps its connection open: the server ends an idle session.
  await client.query(`SET idle_session_timeout = ${String(idleTimeoutMs)}`);
  return {
    tryToAcquire: async () => {
      const { rows } = lockResult.parse(
        await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS leads', [`ochiq publisher ${site}`]),
      );
      return rows[0].leads;
    },
    sendHeartbeat: async () => {
      await client.query('SELECT 1');
    },
    close: async () => {
      client.removeAllListeners('end');
      await client.end().catch(() => undefined);
    },
  };
}
