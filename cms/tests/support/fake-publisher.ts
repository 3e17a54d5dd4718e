import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { typedPreview, typedPreviewPath, type TypedPreview } from '@ochiq/contract/wire/preview';
import type { PublisherStatus } from '@ochiq/contract/wire/publisher-status';

type FakeResponse = { status: number; body: unknown };

const quiet: PublisherStatus = {
  state: 'live',
  reason: null,
  age: 10,
  pages: 988,
  cursor: 1_000_000,
  published: [],
  held: [],
  documents: [],
};

/** A publisher that answers what a test says. */
export class FakePublisher {
  readonly key = 'publisher-key-of-the-tests-only';
  /** What it answers to the question for its status. */
  status: unknown = quiet;
  /** What it answers when something is to be undone. */
  undone: FakeResponse = { status: 200, body: {} };
  /** What it answers to the question for page statistics, of whatever period. */
  statistics: FakeResponse = { status: 200, body: { state: 'off' } };
  /** Files of drafts, by their paths; anybody on its network gets them. */
  readonly files = new Map<string, string>();
  /** Whether it answers. */
  answers = true;
  /** What it was asked with the right key, but for its status. */
  readonly asked: string[] = [];
  /** The entries that it was to render, with the right key. */
  readonly typed: TypedPreview[] = [];
  readonly #server: Server = createServer((request, response) => void this.#respond(request, response));

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks = await request.toArray();
    const text = Buffer.concat(chunks as Buffer[]).toString('utf8');
    const { method = '', url = '', headers } = request;
    if (!this.answers) return;
    const file = this.files.get(url);
    if (method === 'GET' && file) {
      response.writeHead(200).end(file);
      return;
    }
    const { status, body } =
      headers.authorization === `Bearer ${this.key}` ? this.#answer(`${method} ${url}`, text) : { status: 401, body: {} };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(status === 204 ? undefined : JSON.stringify(body));
  }

  #answer(question: string, text: string): FakeResponse {
    if (question === `POST ${typedPreviewPath}`) {
      this.typed.push(typedPreview.parse(JSON.parse(text)));
      return { status: 200, body: { html: `<p>Page ${String(this.typed.length)}</p>` } };
    }
    if (question === 'GET /status') return { status: 200, body: this.status };
    if (question === 'POST /wake') return { status: 204, body: null };
    this.asked.push(question);
    if (question.startsWith('GET /page-statistics/')) return this.statistics;
    return this.undone;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** Says how it is, with nothing going on but this. */
  is(status: Partial<PublisherStatus>): void {
    this.status = { ...quiet, ...status };
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
