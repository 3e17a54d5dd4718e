import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** The scanner's verdict; any response but its two known forms is a failure. */
export type Verdict = { found: string } | 'clean' | { failed: string };

type Scanner = { host: string; port: number; limitMs: number };

/** The maximum length of a response. */
const maxAnswer = 4096;

/** Parses a response, which ends with a NUL or a newline: a truncated one is invalid. */
function verdictOf(answer: string): Verdict {
  const [said = '', ending] = answer.split(/[\0\n]/u, 2);
  if (ending !== undefined && said === 'stream: OK') return 'clean';
  const found = ending === undefined ? undefined : /^stream: (.+) FOUND$/u.exec(said)?.[1];
  if (found !== undefined) return { found };
  return { failed: said.trim() === '' ? 'it hung up without an answer' : `it answered “${said.trim().slice(0, 200)}”` };
}

const chunkOf = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** Waits until the socket is drained or closed. */
const drained = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.once('drain', done).once('close', done);
  });

async function send(socket: Socket, file: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const bytes of createReadStream(file)) {
    if (socket.destroyed || socket.writableEnded) return;
    if (!socket.write(chunkOf(bytes as Buffer))) await drained(socket);
  }
  if (!socket.destroyed) socket.write(Buffer.alloc(4));
}

/**
 * Scans a file with a ClamAV daemon (INSTREAM). Only the response and the end of the connection are awaited: after a
 * scanner hangs up, the upload never completes.
 */
export function askClamd(file: string, { host, port, limitMs }: Scanner): Promise<Verdict> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let answer = '';
    const end = (verdict: Verdict) => {
      clearTimeout(limit);
      socket.destroy();
      resolve(verdict);
    };
    const limit = setTimeout(() => {
      end({ failed: `it did not answer within ${String(limitMs)} ms` });
    }, limitMs);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0') || answer.includes('\n') || answer.length > maxAnswer) end(verdictOf(answer));
    });
    socket.once('error', ({ message }) => {
      // The reason may have arrived before the connection broke.
      end(answer === '' ? { failed: message } : verdictOf(answer));
    });
    socket.once('close', () => {
      end(verdictOf(answer));
    });
    socket.once('connect', () => {
      send(socket, file).catch((error: unknown) => {
        end({ failed: error instanceof Error ? error.message : String(error) });
      });
    });
  });
}
