import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type ServedPage = { status: number; html: string };

/** Pause between two requests for a page, in milliseconds. */
const pauseMs = 3;
const timeoutMs = 60_000;

/** A reader with a persistent connection, who polls pages. */
export class Reader {
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #site: string;

  /** @param site the address of the site */
  constructor(site: string) {
    this.#site = site;
  }

  /** Reads a page, uncompressed. */
  read(path: string): Promise<ServedPage> {
    return new Promise((resolve, reject) => {
      const request = http.get(this.#site + path, { agent: this.#agent }, (response) => {
        text(response).then((html) => {
          resolve({ status: response.statusCode ?? 0, html });
        }, reject);
      });
      request.once('error', reject);
    });
  }

  /** Polls a page until a condition holds. @throws Error it does not hold in time */
  async waitUntil(path: string, isSo: (page: ServedPage) => boolean): Promise<void> {
    for (const began = performance.now(); performance.now() - began < timeoutMs;) {
      if (isSo(await this.read(path))) return;
      await wait(pauseMs);
    }
    throw new Error(`${path} did not become what was published within ${String(timeoutMs / 1000)} s`);
  }

  close(): void {
    this.#agent.destroy();
  }
}
