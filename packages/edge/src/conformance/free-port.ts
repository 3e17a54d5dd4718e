import { createServer } from 'node:http';

import { listen } from '../http/listen.ts';

/** A port that nobody has now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const address = await listen(server, '127.0.0.1', 0);
  await new Promise((resolve) => server.close(resolve));
  return Number(new URL(address).port);
}
