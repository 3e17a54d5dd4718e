import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { uncached } from '@ochiq/http-policy/cache-rules';
import { toContentType } from '@ochiq/http-policy/content-type';

import { findReaderPrefix, renderRefusedPage, type RefusedStatus } from '../responses/plain-page.ts';
import { allowedMethodsHeader } from '../routing/read-request.ts';
import type { SiteAddress } from '../routing/site-address.ts';
import { getCommonHeaders } from './response.ts';
import { limits } from './server-limits.ts';

type ParserFault = { code?: string | undefined; rawPacket?: Buffer | undefined };

const requestLine = /^[A-Z]+ \S/u;

/** Returns whether the first line alone is too long, not the headers after it. */
function isTargetTooLong(packet: Buffer | undefined): boolean {
  const start = packet?.toString('latin1', 0, limits.targetBytes + 1) ?? '';
  return start.length > limits.targetBytes && requestLine.test(start) && !start.includes('\n');
}

/** Returns the status for a request that Node's parser rejected. */
export function toFaultStatus({ code, rawPacket }: ParserFault): 400 | 408 | 414 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  return isTargetTooLong(rawPacket) ? 414 : 431;
}

/**
 * Creates a complete response as text, for input that never became a request: the reader's language is detected in the
 * bytes that came.
 */
function createRawResponse(status: RefusedStatus, bytes: Buffer | string | undefined, { base, https }: SiteAddress): string {
  const beginning = typeof bytes === 'string' ? bytes : bytes?.toString('latin1', 0, limits.headerBytes + limits.targetBytes);
  const text = renderRefusedPage(status, findReaderPrefix(beginning ?? '', base), base);
  const headers = {
    ...getCommonHeaders({ requestId: randomUUID(), policy: undefined, shared: false, https }),
    'Cache-Control': uncached.error,
    'Content-Type': toContentType('text/html'),
    'Content-Length': `${Buffer.byteLength(text)}`,
    ...(status === 405 && { Allow: allowedMethodsHeader }),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', text].join('\r\n');
}

/** Responds to input that never becomes a request: broken first lines, too many headers, tunnels. */
export function rejectUnparsedRequests(server: Server, site: SiteAddress): void {
  const openResponses = new WeakMap<Duplex, number>();
  const count = (socket: Duplex, step: 1 | -1): void => void openResponses.set(socket, (openResponses.get(socket) ?? 0) + step);

  server.on('request', (request: IncomingMessage, response) => {
    count(request.socket, 1);
    response.on('close', () => count(request.socket, -1));
  });
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // In the middle of a running response a second one would be read as its content.
    if (error.code === 'ECONNRESET' || !socket.writable || (openResponses.get(socket) ?? 0) > 0) socket.destroy();
    else socket.end(createRawResponse(toFaultStatus(error), error.rawPacket, site), () => socket.destroy());
  });
  server.on('connect', ({ headers }: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined);
    // The target of a tunnel is a host, which names no language.
    socket.end(createRawResponse(405, `CONNECT /\r\nCookie: ${headers.cookie ?? ''}`, site));
  });
}
