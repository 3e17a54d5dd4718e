import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** The scanner's verdict; any response but its two known forms is a failure. */
export type ScanVerdict = { found: string } | 'clean' | { failed: string };

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
        settle({ failed: error instanceof Error ? error.message : String(error) });
      });
    });
  });
}
