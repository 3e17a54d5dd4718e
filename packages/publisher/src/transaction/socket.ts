import { connect, createServer, type Server } from 'node:net';

import { getErrorCode, isNotFound } from '@ochiq/service/error-code';

/**
 * Returns whether a process listens on a socket. The kernel closes it however the process ends, and a closed one never
 * reopens: unlike a process id it can't refer to another process later.
 */
export async function hasListener(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    // Any other error may come from a listening process.
    connection.once('error', (error) => resolve(getErrorCode(error) !== 'ECONNREFUSED' && !isNotFound(error)));
  });
}

/** Listens on a new socket without keeping the process alive for it. */
export async function listenOn(socket: string): Promise<Server> {
  const server = createServer((connection) => connection.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  return server.unref();
}
