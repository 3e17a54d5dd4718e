import { createServer } from 'node:http';

import { listen } from '../../src/http/listen.ts';

/** Finds a port that is free at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const address = await listen(server, '127.0.0.1', 0);
  await new Promise((resolve) => server.close(resolve));
  return Number(new URL(address).port);
}
