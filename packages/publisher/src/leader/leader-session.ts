import { Client } from 'pg';
import * as z from 'zod';

import { letGoMs } from './lease.ts';

const patienceMs = 5_000;
const answer = z.object({ rows: z.tuple([z.object({ leads: z.boolean() })]) });

/** A connection to the database that decides who leads: the lead ends with it. */
export type LeaderSession = {
  /** @returns whether this connection leads now */
  tryToLead(): Promise<boolean>;
  /** Tells the server that we are there. @throws it does not answer, or has closed the connection */
  beat(): Promise<void>;
  close(): Promise<void>;
};

/**
 * @param url a PostgreSQL of version 14 or newer, asked directly or through a pool that keeps sessions
 * @param site what is led: each site has a leader of its own
 * @param gone is called when the connection is lost
 * @param silenceMs after which silence the server ends the connection
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
  // A process that hangs keeps its connection: the server ends one that it hears nothing from.
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
