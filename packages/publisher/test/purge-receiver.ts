import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

import * as z from 'zod';

const purgeRequest = z.object({ paths: z.array(z.string()) });

/** A purge endpoint that records the addresses. */
export class PurgeReceiver {
  readonly #server: Server;
  /** The addresses of each accepted request. */
  readonly receivedPaths: string[][] = [];
  readonly keys = new Set<string | undefined>();
  /** The status of its responses. */
  status = 204;

  private constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        this.keys.add(request.headers.authorization);
        if (this.status === 204) this.receivedPaths.push(purgeRequest.parse(JSON.parse(body)).paths);
        response.writeHead(this.status).end();
      });
    });
  }

  static async start(): Promise<PurgeReceiver> {
    const receiver = new PurgeReceiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}/purge`;
  }

  /** Takes the addresses recorded since the last call, sorted. */
  takeAddresses(): string[] {
    return this.receivedPaths.splice(0).flat().sort();
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
