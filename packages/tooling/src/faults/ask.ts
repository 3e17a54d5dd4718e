import { createHash } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  /** 0 where there was no response. */
  status: number;
  location: string;
  /** The uncompressed body. */
  body: Buffer;
  ms: number;
};

export type Question = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The local address that it is sent from: each counts as another reader. */
  from?: string;
};

/** Longer than any timeout of our services. */
const patienceMs = 30_000;

const agent = new http.Agent({ keepAlive: true });

const unpacked = (body: Buffer, encoding: string | undefined): Buffer => {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
};

/** A keep-alive connection that the server had just closed. */
class GivenUp extends Error {}

function exchange({ url, method = 'GET', headers = {}, body, from }: Question): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, timeout: patienceMs, ...(from === undefined ? { agent } : { localAddress: from, agent: false }) };
    const request = http.request(url, options, resolve);
    request.once('timeout', () => request.destroy(new Error(`no answer within ${String(patienceMs / 1000)} s`)));
    request.once('error', (error) => {
      const isGivenUp = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      reject(isGivenUp ? new GivenUp(String(error)) : error);
    });
    request.end(body);
  });
}

/**
 * Sends a request as a browser does. It never throws: a missing response is a result, too, and its body has the reason.
 */
export async function ask(question: Question): Promise<Answer> {
  const began = performance.now();
  const ms = () => performance.now() - began;
  try {
    const response = await exchange(question).catch((error: unknown) => {
      // Browsers retry in this case.
      if (error instanceof GivenUp) return exchange({ ...question, headers: { ...question.headers, connection: 'close' } });
      throw error;
    });
    const bytes = await buffer(response);
    const { location = '', 'content-encoding': encoding } = response.headers;
    return { status: response.statusCode ?? 0, location, body: unpacked(bytes, encoding), ms: ms() };
  } catch (error) {
    return { status: 0, location: '', body: Buffer.from(String(error)), ms: ms() };
  }
}

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
