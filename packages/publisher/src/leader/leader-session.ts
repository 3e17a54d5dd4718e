import { Client } from 'pg';
import * as z from 'zod';

import { letGoMs } from './lease.ts';

const patienceMs = 5_000;
const answer = z.object({ rows: z.tuple([z.object({ leads: z.boolean() })]) });

/** A session of the leader database: leadership ends with the connection. */
export type LeaderSession = {
  /** Tries to take the advisory lock. @returns whether this connection leads now */
  tryToLead(): Promise<boolean>;
  /** Sends a heartbeat. @throws the server does not respond, or has closed the connection */
  beat(): Promise<void>;
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
  gone: (reason: string) => void,
  silenceMs = letGoMs,
): Promise<LeaderSession> {
  const client = new Client({
    connectionString: url,
    application_name: 'ochiq-publisher',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
  });
  client.on('error', (error) => {
    gone(error.message);
  });
  client.on('end', () => {
    gone('the connection was closed');
  });
  await client.connect();
  // A hung process keeps its connection open: the server ends an idle session.
  await client.query(`SET idle_session_timeout = ${String(silenceMs)}`);
  return {
    tryToLead: async () => {
      const { rows } = answer.parse(
        await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS leads', [`ochiq publisher ${site}`]),
      );
      return rows[0].leads;
    },
    beat: async () => {
      await client.query('SELECT 1');
    },
    close: async () => {
      client.removeAllListeners('end');
      await client.end().catch(() => undefined);
    },
  };
}
