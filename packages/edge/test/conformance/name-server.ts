import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export type NameServer = {
  /** Its address as nginx expects it. */
  address: string;
  /** The address of each name; any other does not exist. */
  names: Map<string, string>;
  stop(): Promise<void>;
};

const headerLength = 12;
const answeredFlags = 0x8180;
const unknownNameFlags = 0x8183;

/** Reads the name of a DNS question: its labels follow their lengths, up to a length of zero. */
function readQuestionName(question: Buffer): string {
  const parts: string[] = [];
  for (let at = headerLength, length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    parts.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return parts.join('.');
}

/**
 * Builds a DNS response: it repeats the question; the record points back to its name, is of class IN, and is valid for
 * a second.
 */
function buildDnsResponse(question: Buffer, address: string | undefined): Buffer {
  const header = Buffer.alloc(headerLength);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(address === undefined ? unknownNameFlags : answeredFlags, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(address === undefined ? 0 : 1, 6);
  const addressRecord = address === undefined ? [] : [0xc0, headerLength, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)];
  return Buffer.concat([header, question.subarray(headerLength), Buffer.from(addressRecord)]);
}

/** Runs a name server for a few names, whose addresses may change at any time. */
export async function runNameServer(): Promise<NameServer> {
  const names = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) =>
    socket.send(buildDnsResponse(question, names.get(readQuestionName(question))), port, address),
  );
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const stop = (): Promise<void> => new Promise((resolve) => socket.close(() => resolve()));
  return { address: `127.0.0.1:${socket.address().port}`, names, stop };
}
