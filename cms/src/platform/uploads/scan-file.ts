import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

import type { Core } from '@strapi/strapi';
import { getErrorMessage } from '@ochiq/service-kit/errors';

import { settings } from '../../env';
import { UploadRefusal } from './upload-refusal';

/** The scanner's verdict; any response but its two known forms is a failure. */
type ScanVerdict = { found: string } | 'clean' | { failed: string };

type Scanner = { host: string; port: number; limitMs: number };

/** The maximum length of a response. */
const maxResponseLength = 4096;

/** Parses a response, which ends with a NUL or a newline: a truncated one is invalid. */
function parseVerdict(response: string): ScanVerdict {
  const [statusLine = '', ending] = response.split(/[\0\n]/u, 2);
  if (ending !== undefined && statusLine === 'stream: OK') return 'clean';
  const virusName = ending === undefined ? undefined : /^stream: (.+) FOUND$/u.exec(statusLine)?.[1];
  if (virusName !== undefined) return { found: virusName };
  return { failed: statusLine.trim() === '' ? 'it hung up without an answer' : `it answered “${statusLine.trim().slice(0, 200)}”` };
}

const frameChunk = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** Waits until the socket is drained or closed. */
const waitForDrain = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.once('drain', done).once('close', done);
  });

async function streamFile(socket: Socket, file: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const bytes of createReadStream(file)) {
    if (socket.destroyed || socket.writableEnded) return;
    if (!socket.write(frameChunk(bytes as Buffer))) await waitForDrain(socket);
  }
  if (!socket.destroyed) socket.write(Buffer.alloc(4));
}

/**
 * Scans a file with a ClamAV daemon (INSTREAM). Only the response and the end of the connection are awaited: after a
 * scanner hangs up, the upload never completes.
 */
export function scanWithClamd(file: string, { host, port, limitMs }: Scanner): Promise<ScanVerdict> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let response = '';
    const settle = (verdict: ScanVerdict) => {
      clearTimeout(limit);
      socket.destroy();
      resolve(verdict);
    };
    const limit = setTimeout(() => {
      settle({ failed: `it did not answer within ${String(limitMs)} ms` });
    }, limitMs);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      response += text;
      if (response.includes('\0') || response.includes('\n') || response.length > maxResponseLength) settle(parseVerdict(response));
    });
    socket.once('error', ({ message }) => {
      // The reason may have arrived before the connection broke.
      settle(response === '' ? { failed: message } : parseVerdict(response));
    });
    socket.once('close', () => {
      settle(parseVerdict(response));
    });
    socket.once('connect', () => {
      streamFile(socket, file).catch((error: unknown) => {
        settle({ failed: getErrorMessage(error) });
      });
    });
  });
}

/**
 * Scans a file for viruses, where a scanner is configured. Anything but a clean verdict refuses the file, also a
 * missing one.
 * @throws UploadRefusal
 */
export async function scanFile(strapi: Core.Strapi, file: string): Promise<void> {
  const { CLAMAV_URL: url, CLAMAV_TIMEOUT_MS: limitMs } = settings;
  if (url === undefined) return;
  const { hostname, port } = new URL(url);
  const verdict = await scanWithClamd(file, { host: hostname.replace(/^\[|\]$/gu, ''), port: Number(port || '3310'), limitMs });
  if (verdict === 'clean') return;
  if ('found' in verdict) {
    strapi.log.warn(`The virus scanner found ${verdict.found} in a file: it was not taken`);
    throw new UploadRefusal('virus', verdict.found);
  }
  strapi.log.error(`The virus scanner at CLAMAV_URL gave no verdict: ${verdict.failed}. No file is taken until it does`);
  throw new UploadRefusal('scanner');
}
