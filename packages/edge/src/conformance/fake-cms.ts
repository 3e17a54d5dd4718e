import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

import type { CmsAnswer } from '@ochiq/contract/forms/cms-answer';
import { statusOf } from '@ochiq/contract/forms/wire';

import { listen } from '../http/listen.ts';

export type Heard = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Its behaviour: a response by the contract, or anything else. */
export type Behaviour = CmsAnswer | ((response: ServerResponse) => void);

export type FakeCms = {
  url: string;
  /** All requests that it received. */
  heard: Heard[];
  /** Sets the behaviour of the following requests. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
};

export const cmsKey = 'a-key-for-the-tests-only';

const taken: CmsAnswer = { outcome: 'sent', receipt: null };

/** Runs a CMS whose responses tests choose. */
export async function runCms(): Promise<FakeCms> {
  const heard: Heard[] = [];
  let behaviour: Behaviour = taken;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      heard.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() });
      if (typeof behaviour === 'function') behaviour(response);
      else response.writeHead(statusOf(behaviour), { 'Content-Type': 'application/json' }).end(JSON.stringify(behaviour));
    });
  });
  const url = await listen(server, '127.0.0.1', 0);
  return {
    url,
    heard,
    behave: (next) => (behaviour = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
