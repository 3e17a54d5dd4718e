import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { ask } from './ask.ts';

/** Serves while something is done. */
async function serving<T>(listener: RequestListener, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each([
  ['br', brotliCompressSync('Salom')],
  ['gzip', gzipSync('Salom')],
])('decodes a body in %s', async (encoding, body) => {
  const answer = await serving(
    (_, response) => response.writeHead(303, { location: '/uz', 'content-encoding': encoding }).end(body),
    (url) => ask({ url }),
  );
  expect(answer).toMatchObject({ status: 303, location: '/uz' });
  expect(answer.body.toString()).toBe('Salom');
});

test('sends requests from the given local address', async () => {
  const answer = await serving(
    ({ socket }, response) => response.end(socket.remoteAddress),
    (url) => ask({ url, from: '127.77.1.2' }),
  );
  expect(answer.body.toString()).toBe('127.77.1.2');
});

test('retries a stale keep-alive connection, and reports a fresh one that fails', async () => {
  const asked = new Map<Socket, number>();
  const giveUpTheSecond: RequestListener = ({ socket }, response) => {
    const count = (asked.get(socket) ?? 0) + 1;
    asked.set(socket, count);
    if (count === 2) socket.resetAndDestroy();
    else response.end('Salom');
  };
  const statuses = await serving(giveUpTheSecond, async (url) => [(await ask({ url })).status, (await ask({ url })).status]);
  expect(statuses).toEqual([200, 200]);
  const none = await serving(
    ({ socket }) => socket.resetAndDestroy(),
    (url) => ask({ url }),
  );
  expect(none.status).toBe(0);
  expect(none.body.toString()).toContain('ECONNRESET');
});
