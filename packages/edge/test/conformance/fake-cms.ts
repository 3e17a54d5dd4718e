import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

import type { CmsFormResponse } from '@ochiq/contract/forms/cms-form-response';
import { getFormResponseStatus } from '@ochiq/contract/forms/wire';

import { listen } from '../../src/http/listen.ts';

export type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Its behaviour: a response by the contract, or anything else. */
export type Behaviour = CmsFormResponse | ((response: ServerResponse) => void);

export type FakeCms = {
  url: string;
  /** All requests that it received. */
  requests: ReceivedRequest[];
  /** Sets the behaviour of the following requests. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
};

export const cmsKey = 'a-key-for-the-tests-only';

const acceptedResult: CmsFormResponse = { outcome: 'sent', receipt: null };

/** Runs a CMS whose responses tests choose. */
export async function runFakeCms(): Promise<FakeCms> {
  const requests: ReceivedRequest[] = [];
  let behaviour: Behaviour = acceptedResult;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() });
      if (typeof behaviour === 'function') behaviour(response);
      else response.writeHead(getFormResponseStatus(behaviour), { 'Content-Type': 'application/json' }).end(JSON.stringify(behaviour));
    });
  });
  const url = await listen(server, '127.0.0.1', 0);
  return {
    url,
    requests,
    behave: (next) => (behaviour = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
