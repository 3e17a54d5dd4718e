import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export type NameServer = {
  /** As nginx is told of it. */
  address: string;
  /** Where each name leads; one that is not here leads nowhere. */
  names: Map<string, string>;
  stop(): Promise<void>;
};

const headerLength = 12;
const answered = 0x8180;
const unknown = 0x8183;

/** The name that a question asks for: its parts stand behind their lengths, up to a length of none. */
function asked(question: Buffer): string {
  const parts: string[] = [];
  for (let at = headerLength, length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    parts.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return parts.join('.');
}

/** An answer repeats the question; the address leads back to its name, is of the Internet, and is good for a second. */
function answer(question: Buffer, address: string | undefined): Buffer {
  const header = Buffer.alloc(headerLength);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(address === undefined ? unknown : answered, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(address === undefined ? 0 : 1, 6);
  const found = address === undefined ? [] : [0xc0, headerLength, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)];
  return Buffer.concat([header, question.subarray(headerLength), Buffer.from(found)]);
}

/** A name server for a few names, which may lead elsewhere at any time. */
export async function runNameServer(): Promise<NameServer> {
  const names = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => socket.send(answer(question, names.get(asked(question))), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const stop = (): Promise<void> => new Promise((resolve) => socket.close(() => resolve()));
  return { address: `127.0.0.1:${socket.address().port}`, names, stop };
}
