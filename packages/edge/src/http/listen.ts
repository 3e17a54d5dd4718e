import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The configured port is used by another program. */
export class PortInUseError extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} on ${host} is taken by another program: stop it, or choose another port with SITE_PORT`);
    this.name = 'PortInUseError';
  }
}

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
