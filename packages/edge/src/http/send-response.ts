import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';

import { getErrorCode } from '@ochiq/service-kit/errors';

import { closeFile, type OpenFile } from '../release/release-files.ts';
import type { HttpResponse } from './response.ts';
import { lingerMs } from './server-limits.ts';

/**
 * Makes a connection close with a delay (lingering close): closed while input is unread, it would be reset, and the
 * response lost with it (RFC 9112, 9.6).
 */
export function enableLingeringClose(socket: Socket): void {
  // Node's HTTP server closes connections with this method.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
}

const aborts: ReadonlySet<string | undefined> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ECONNRESET',
  'EPIPE',
]);

const isAbort = (error: unknown): boolean => aborts.has(getErrorCode(error));

/** Streams a range of a file: a file that grows meanwhile does not exceed its announced length. */
async function sendStream(
  response: ServerResponse,
  { handle }: Extract<OpenFile, { handle: unknown }>,
  start: number,
  end: number,
): Promise<void> {
  const stream = handle.createReadStream({ start, end });
  try {
    await pipeline(stream, response, { end: false });
    if (stream.bytesRead !== end - start + 1) throw new Error('The file was cut short while it was sent');
    response.end();
  } catch (error) {
    response.destroy();
    if (!isAbort(error)) throw error;
  } finally {
    stream.destroy();
  }
}

function getBodyContent(body: HttpResponse['body']): string | Buffer | undefined {
  if (body.kind === 'text') return body.text;
  return body.kind === 'bytes' ? body.bytes : undefined;
}

/**
 * Sends a response; its own headers override the common ones. A client that disconnects is no failure; a file that ends
 * early is, and breaks the connection.
 */
export async function sendResponse(
  response: ServerResponse,
  { status, headers, cookies, body }: HttpResponse,
  further: Record<string, string>,
): Promise<void> {
  const headOnly = response.req.method === 'HEAD';
  response.writeHead(status, { ...further, ...headers, ...(cookies && { 'Set-Cookie': [...cookies] }) });
  if (headOnly || body.kind !== 'file') {
    response.end(headOnly ? undefined : getBodyContent(body));
    if (body.kind === 'file') await closeFile(body.file);
    return;
  }
  const { file, range } = body;
  const { start, end } = range ?? { start: 0, end: file.facts.size - 1 };
  if ('handle' in file) await sendStream(response, file, start, end);
  else response.end(file.bytes.subarray(start, end + 1));
}
