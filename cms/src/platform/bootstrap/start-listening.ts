import type { AddressInfo } from 'node:net';

import type { Core } from '@strapi/strapi';

import { createPortError } from './check-port';

/**
 * Lets Strapi answer.
 * @returns its address
 * @throws the port is taken
 */
export async function startListening(strapi: Core.Strapi, host: string, port: number): Promise<string> {
  const { httpServer } = strapi.server.mount();
  // Strapi's own handler ends the process without a helpful message.
  httpServer.removeAllListeners('error');
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? createPortError(host, port) : error);
    });
    httpServer.listen(port, host, resolve);
  });
  return `http://${host}:${String((httpServer.address() as AddressInfo).port)}`;
}
