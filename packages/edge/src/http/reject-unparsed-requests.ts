import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import type { SiteAddress } from '../routing/site-address.ts';
import { createRawResponse, toFaultStatus } from './create-raw-response.ts';

/** Responds to input that never becomes a request: broken first lines, too many headers, tunnels. */
export function rejectUnparsedRequests(server: Server, site: SiteAddress): void {
  const answering = new WeakMap<Duplex, number>();
  const count = (socket: Duplex, step: 1 | -1): void => void answering.set(socket, (answering.get(socket) ?? 0) + step);

  server.on('request', (request: IncomingMessage, response) => {
    count(request.socket, 1);
    response.on('close', () => count(request.socket, -1));
  });
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // In the middle of a running response a second one would be read as its content.
    if (error.code === 'ECONNRESET' || !socket.writable || (answering.get(socket) ?? 0) > 0) socket.destroy();
    else socket.end(createRawResponse(toFaultStatus(error), error.rawPacket, site), () => socket.destroy());
  });
  server.on('connect', ({ headers }: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined);
    // The target of a tunnel is a host, which names no language.
    socket.end(createRawResponse(405, `CONNECT /\r\nCookie: ${headers.cookie ?? ''}`, site));
  });
}
