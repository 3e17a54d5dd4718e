import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Woken = { method: string | undefined; path: string | undefined; authorization: string | undefined; body: string };

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** What a publisher is to the CMS: something that is woken. */
export class WakeServer {
  readonly key = 'publisher-key-of-the-tests-only';
  /** How often it was woken. */
  count = 0;
  /** Whether it answers. */
  answers = true;
  #waiting: ((woken: Woken) => void)[] = [];
  readonly #server: Server = createServer((request, response) => {
    void readBody(request).then((body) => {
      this.count += 1;
      const woken = { method: request.method, path: request.url, authorization: request.headers.authorization, body };
      for (const tell of this.#waiting.splice(0)) tell(woken);
      if (this.answers) response.writeHead(204).end();
    });
  });

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** The next time that it is woken. */
  next(): Promise<Woken> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Waits until it has not been woken for a while: that nothing comes can't be awaited. */
  async calm(): Promise<void> {
    for (let before = -1; before !== this.count;) {
      before = this.count;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
