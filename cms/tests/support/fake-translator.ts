import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What it was asked. */
export type TranslationQuestion = { q: string[]; source: string; target: string; format: string; api_key?: string };

type Behaviour =
  | { kind: 'translates' }
  /** Answers this, whatever it was asked. */
  | { kind: 'answers'; status: number; body: string; headers?: Readonly<Record<string, string>> }
  /** Never answers. */
  | { kind: 'sleeps' }
  /** Answers for ever. */
  | { kind: 'floods' };

/** A server that speaks as LibreTranslate does, and does what a test says. */
export class FakeTranslator {
  behaviour: Behaviour = { kind: 'translates' };
  /** The translations that it knows; what it does not know it writes in capitals. */
  readonly known = new Map<string, string>();
  readonly questions: TranslationQuestion[] = [];
  readonly #server: Server = createServer((request, response) => void this.#respond(request, response));

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const question = JSON.parse(Buffer.concat(await request.toArray()).toString()) as TranslationQuestion;
    if (request.method !== 'POST' || request.url !== '/translate') return void response.writeHead(404).end();
    this.questions.push(question);
    const { behaviour } = this;
    switch (behaviour.kind) {
      case 'translates':
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ translatedText: question.q.map((text) => this.known.get(text) ?? text.toUpperCase()) }));
        break;
      case 'answers':
        response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
        break;
      case 'floods':
        response.write('{"translatedText":["');
        for (let part = 0; part < 1024 && !response.destroyed; part += 1) response.write('a'.repeat(1024));
        break;
      case 'sleeps':
    }
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
