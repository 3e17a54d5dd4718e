import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { PortInUseError } from './port-in-use-error.ts';

const isAddress = (address: ReturnType<Server['address']>): address is AddressInfo => typeof address === 'object' && address !== null;

/**
 * Binds a server and returns its address: `http://127.0.0.1:8000`.
 * @param socket the file descriptor of a socket that is bound already
 * @throws {PortInUseError}
 */
export async function listen(server: Server, host: string, port: number, socket?: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortInUseError(host, port) : error));
    server.listen(socket === undefined ? { host, port } : { fd: socket }, resolve);
  });
  const address = server.address();
  const bound = isAddress(address) ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
}
