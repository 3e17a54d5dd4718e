import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';

import type { DatabaseRow } from './database';

type WorkerResponse = { rows: readonly DatabaseRow[] } | { error: string };

/** Asks PostgreSQL and waits for the answer, as SQLite is asked: the tests are the same for both. */
export class PostgresSession {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #answered = new Int32Array(new SharedArrayBuffer(4));

  /** @param server the address of a database of the server, with the password */
  constructor(server: string, database: string) {
    const { port1, port2 } = new MessageChannel();
    const url = new URL(server);
    url.pathname = `/${database}`;
    const workerData = { url: url.href, port: port2, answered: this.#answered };
    this.#worker = new Worker(path.join(__dirname, 'postgres-worker.mjs'), { workerData, transferList: [port2] });
    this.#worker.unref();
    this.#port = port1;
  }

  query(statement: string): readonly DatabaseRow[] {
    Atomics.store(this.#answered, 0, 0);
    this.#port.postMessage(statement);
    Atomics.wait(this.#answered, 0, 0);
    const response = (receiveMessageOnPort(this.#port) as { message: WorkerResponse }).message;
    if ('error' in response) throw new Error(response.error);
    return response.rows;
  }

  close(): void {
    this.#port.postMessage(null);
    this.#port.close();
  }
}
