import files, { type FileHandle } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { waitUntil } from './wait-until.ts';
import { sendRequest } from './send-request.ts';
import { largePath, putLargeFile } from './large-file.ts';
import { runSite, type RunningSite } from './running-site.ts';

/** Every file that the edge has opened. */
const handles: FileHandle[] = [];

const openFiles = (): number => handles.filter(({ fd }) => fd !== -1).length;

let site: RunningSite;
beforeAll(async () => {
  const { open } = files;
  jest.spyOn(files, 'open').mockImplementation(async (...given) => {
    const handle = await open(...given);
    handles.push(handle);
    return handle;
  });
  site = await runSite('institution');
  await putLargeFile(site);
});
afterAll(async () => {
  await site.stop();
  jest.restoreAllMocks();
});

function leave(when: 'at once' | 'after the first bytes' | 'after a moment'): Promise<void> {
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve) => {
    const sent = request({ hostname, port, path: largePath, agent: false }, (response) => {
      if (when === 'after the first bytes') response.once('data', () => sent.destroy());
      else {
        response.pause();
        setTimeout(() => sent.destroy(), 100);
      }
    });
    sent.on('error', () => undefined);
    sent.on('close', resolve);
    sent.on('socket', (socket) => socket.on('connect', () => when === 'at once' && setImmediate(() => sent.destroy())));
    sent.end();
  });
}

test('detects the open file of a running download', async () => {
  const left = leave('after a moment');
  await waitUntil(() => openFiles() === 1);
  await left;
});

test.each(['at once', 'after the first bytes', 'after a moment'] as const)('a reader who leaves %s leaves no file open', async (when) => {
  await Promise.all(Array.from({ length: 20 }, () => leave(when)));
  // A file that is opened for a client that has left is detected only a moment later.
  await wait(200);
  await waitUntil(() => openFiles() === 0);
  expect((await sendRequest(site.origin, { path: '/uz' })).status).toBe(200);
});

test.each([
  ['HEAD', {}],
  ['GET', { 'If-None-Match': '*' }],
  ['GET', { Range: 'bytes=99999999-' }],
  ['GET', { Range: 'bytes=0-0' }],
])('%s %j closes a large file', async (method, headers) => {
  await sendRequest(site.origin, { method, path: largePath, headers });
  // A file that is opened for a client that has left is detected only a moment later.
  await wait(200);
  await waitUntil(() => openFiles() === 0);
});
