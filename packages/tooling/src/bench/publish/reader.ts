import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type Page = { status: number; html: string };

/** Between two looks at a page, in milliseconds. */
const pauseMs = 3;
const patienceMs = 60_000;
const notModified = 304;

/** A reader who keeps the connection, and looks again and again. */
export class Reader {
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #site: string;

  /** @param site the address of the site */
  constructor(site: string) {
    this.#site = site;
  }

  /** A page as it is served uncompressed. */
  read(path: string): Promise<Page> {
    return this.#look(path, undefined);
  }

  /** Looks until it is so. @throws Error it does not become so */
  async until(path: string, isSo: (page: Page) => boolean): Promise<void> {
    let seen: string | undefined;
    for (const began = performance.now(); performance.now() - began < patienceMs;) {
      const page = await this.#look(path, seen);
      if (page.status !== notModified) {
        if (isSo(page)) return;
        seen = page.etag;
      }
      await wait(pauseMs);
    }
    throw new Error(`${path} did not become what was published within ${String(patienceMs / 1000)} s`);
  }

  /** @param seen what need not be sent again: looking takes the processors from who is measured */
  #look(path: string, seen: string | undefined): Promise<Page & { etag: string | undefined }> {
    const headers = seen === undefined ? {} : { 'if-none-match': seen };
    return new Promise((resolve, reject) => {
      const request = http.get(this.#site + path, { agent: this.#agent, headers }, (response) => {
        text(response).then((html) => {
          resolve({ status: response.statusCode ?? 0, html, etag: response.headers.etag });
        }, reject);
      });
      request.once('error', reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
