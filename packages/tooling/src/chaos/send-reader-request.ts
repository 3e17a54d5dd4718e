import { createHash } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { getErrorCode } from '@ochiq/cli/process/errors';

export type ReaderResponse = {
  /** 0 where there was no response. */
  status: number;
  location: string;
  /** The uncompressed body. */
  body: Buffer;
  ms: number;
};

export type ReaderRequest = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The local address that it is sent from: each counts as another reader. */
  from?: string;
};

/** Longer than any timeout of our services. */
const timeoutMs = 30_000;

const agent = new http.Agent({ keepAlive: true });

const decodeBody = (body: Buffer, encoding: string | undefined): Buffer => {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
};

/** A keep-alive connection that the server had just closed. */
class StaleConnectionError extends Error {}

function sendOnce({ url, method = 'GET', headers = {}, body, from }: ReaderRequest): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, timeout: timeoutMs, ...(from === undefined ? { agent } : { localAddress: from, agent: false }) };
    const request = http.request(url, options, resolve);
    request.once('timeout', () => request.destroy(new Error(`no answer within ${String(timeoutMs / 1000)} s`)));
    request.once('error', (error) => {
      const isStale = request.reusedSocket && getErrorCode(error) === 'ECONNRESET';
      reject(isStale ? new StaleConnectionError(String(error)) : error);
    });
    request.end(body);
  });
}

/**
 * Sends a request as a browser does. It never throws: a missing response is a result, too, and its body has the reason.
 */
export async function sendReaderRequest(readerRequest: ReaderRequest): Promise<ReaderResponse> {
  const began = performance.now();
  const getElapsedMs = () => performance.now() - began;
  try {
    const response = await sendOnce(readerRequest).catch((error: unknown) => {
      // Browsers retry in this case.
      if (error instanceof StaleConnectionError)
        return sendOnce({ ...readerRequest, headers: { ...readerRequest.headers, connection: 'close' } });
      throw error;
    });
    const bytes = await buffer(response);
    const { location = '', 'content-encoding': encoding } = response.headers;
    return { status: response.statusCode ?? 0, location, body: decodeBody(bytes, encoding), ms: getElapsedMs() };
  } catch (error) {
    return { status: 0, location: '', body: Buffer.from(String(error)), ms: getElapsedMs() };
  }
}

export const hashBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
