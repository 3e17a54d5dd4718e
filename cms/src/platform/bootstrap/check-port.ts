import { createServer } from 'node:net';

import { StartError, exitCodes } from './start-error';

/** Creates the error for a port that is in use. */
export const createPortError = (host: string, port: number) =>
  new StartError(`Port ${String(port)} of ${host} is taken: stop what listens there, or set CMS_PORT to another one.`, exitCodes.port);

/**
 * Tries the port before the database is opened.
 * @throws something else listens there
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? createPortError(host, port) : error);
    });
    server.listen(port, host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
