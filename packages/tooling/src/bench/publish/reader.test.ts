import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Reader } from './reader.ts';

let server: Server;
let reader: Reader;
let requests: string[];
let sockets: Set<unknown>;
beforeEach(async () => {
  requests = [];
  sockets = new Set();
  server = createServer(({ url, socket }, response) => {
    requests.push(url ?? '');
    sockets.add(socket);
    response.writeHead(requests.length > 2 ? 200 : 404).end(`look ${String(requests.length)}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  reader = new Reader(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
});
afterEach(() => {
  reader.close();
  server.close();
});

it('polls until a condition holds, on one connection', async () => {
  await reader.waitUntil('/ru/news', ({ status, html }) => status === 200 && html === 'look 4');
  expect(requests).toEqual(Array.from({ length: 4 }, () => '/ru/news'));
  expect(sockets.size).toBe(1);
});
