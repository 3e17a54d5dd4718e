import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { timingSafeEqual, createHash } from 'node:crypto';

import type { Status } from './status.ts';

type Behind = { key: string; status: () => Status; wake: () => void };

const digest = (text: string) => createHash('sha256').update(text).digest();
const holdsKey = ({ headers }: IncomingMessage, key: string) =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`));

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
}

/** What others may ask of the publisher: how it is, and to look at once. It listens to this machine's own network only. */
export function liveService({ key, status, wake }: Behind): Server {
  return createServer((request, response) => {
    // What is sent along is never read.
    request.resume();
    const { state, age } = status();
    if (request.method === 'GET' && request.url === '/health') json(response, state === 'live' ? 200 : 503, { state, age });
    else if (!holdsKey(request, key)) json(response, 401, { error: 'The key is missing or wrong' });
    else if (request.method === 'GET' && request.url === '/status') json(response, 200, status());
    else if (request.method === 'POST' && request.url === '/wake') {
      wake();
      response.writeHead(204).end();
    } else json(response, 404, { error: 'There is nothing here' });
  });
}
