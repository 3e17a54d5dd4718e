import { type AddressInfo, createServer } from 'node:net';

import type { Core } from '@strapi/strapi';

import { exitCodes, StartError } from './run-command';

/** Creates the error for a port that is in use. */
const createPortError = (host: string, port: number) =>
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
