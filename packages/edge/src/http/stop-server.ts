import type { Server } from 'node:http';

/**
 * Stops a server: accepts no connections, finishes running responses, and cuts them off after `timeout` milliseconds.
 */
export async function stopServer(server: Server, timeout: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection becomes idle only when its response ends, which is after `close` has looked.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
