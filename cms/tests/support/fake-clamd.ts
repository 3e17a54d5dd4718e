import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** How the scanner behaves towards its clients. */
export type Behaviour =
  | { kind: 'answers'; text: string }
  | { kind: 'hangs-up-at-once' }
  | { kind: 'resets' }
  | { kind: 'hangs-up-halfway' }
  | { kind: 'hangs' }
  | { kind: 'reads-nothing' }
  | { kind: 'talks-without-end' };

const command = 'zINSTREAM\0';

/** The bytes of a file as they were sent; null until the last piece is there. */
function fileIn(sent: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** What a ClamAV daemon is to the CMS, on a real socket, in any mood. */
export class FakeClamd {
  behaviour: Behaviour = { kind: 'answers', text: 'stream: OK\0' };
  /** The files that came whole. */
  readonly files: Buffer[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    this.#receive(socket);
  });

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #receive(socket: Socket): void {
    const { behaviour } = this;
    if (behaviour.kind === 'hangs-up-at-once') socket.end();
    if (behaviour.kind === 'resets') socket.resetAndDestroy();
    if (behaviour.kind === 'talks-without-end') socket.write('x'.repeat(10_000));
    if (behaviour.kind === 'reads-nothing') return;
    const sent: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => {
      sent.push(chunk);
      if (behaviour.kind === 'hangs-up-halfway') socket.destroy();
      // The last piece is empty: its length is nothing but zeros.
      const file = chunk.at(-1) === 0 ? fileIn(Buffer.concat(sent)) : null;
      if (file === null) return;
      this.files.push(file);
      if (behaviour.kind === 'answers') socket.end(behaviour.text);
    });
  }
}
