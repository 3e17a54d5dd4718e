import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { sendReaderRequest } from './send-reader-request.ts';

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
  const received = await serving(
    (_, response) => response.writeHead(303, { location: '/uz', 'content-encoding': encoding }).end(body),
    (url) => sendReaderRequest({ url }),
  );
  expect(received).toMatchObject({ status: 303, location: '/uz' });
  expect(received.body.toString()).toBe('Salom');
});

test('sends requests from the given local address', async () => {
  const received = await serving(
    ({ socket }, response) => response.end(socket.remoteAddress),
    (url) => sendReaderRequest({ url, from: '127.77.1.2' }),
  );
  expect(received.body.toString()).toBe('127.77.1.2');
});

test('retries a stale keep-alive connection, and reports a fresh one that fails', async () => {
  const requestsBySocket = new Map<Socket, number>();
  const giveUpTheSecond: RequestListener = ({ socket }, response) => {
    const count = (requestsBySocket.get(socket) ?? 0) + 1;
    requestsBySocket.set(socket, count);
    if (count === 2) socket.resetAndDestroy();
    else response.end('Salom');
  };
  const statuses = await serving(giveUpTheSecond, async (url) => [
    (await sendReaderRequest({ url })).status,
    (await sendReaderRequest({ url })).status,
  ]);
  expect(statuses).toEqual([200, 200]);
  const none = await serving(
    ({ socket }) => socket.resetAndDestroy(),
    (url) => sendReaderRequest({ url }),
  );
  expect(none.status).toBe(0);
  expect(none.body.toString()).toContain('ECONNRESET');
});
