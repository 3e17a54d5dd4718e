import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { openFileCache } from '@ochiq/images/file-cache';
import { uploadLimits } from '@ochiq/images/download-upload';

import { DraftFileCache, fetchDraftFiles } from './draft-files.ts';

let folder: string;
let server: Server;
let requestedPaths: string[];
let respond: RequestListener;
let brought: DraftFileCache;
const cmsUrl = () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-draft-files-'));
  requestedPaths = [];
  brought = new DraftFileCache();
  server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const bring = async (entry: unknown) =>
  fetchDraftFiles(entry, new Set(), {
    cmsUrl: cmsUrl(),
    cache: await openFileCache(folder),
    brought,
    limits: { ...uploadLimits, overallMs: 1000, idleMs: 200 },
  });
const pdf = (hash: string, url = `/uploads/${hash}.pdf`) => ({ hash, ext: '.pdf', url });

test('fetches the other files when one is missing', async () => {
  respond = ({ url }, response) => response.writeHead(url === '/uploads/a_1.pdf' ? 404 : 200).end('%PDF');
  await bring([pdf('a_1'), pdf('b_1')]);
  expect(requestedPaths).toEqual(['/uploads/a_1.pdf', '/uploads/b_1.pdf']);
  expect([brought.has('media/a_1.pdf'), brought.has('media/b_1.pdf')]).toEqual([false, true]);
});

test('requests only one file from a library that does not respond', async () => {
  respond = () => undefined;
  await bring([pdf('a_1'), pdf('b_1')]);
  expect(requestedPaths).toEqual(['/uploads/a_1.pdf']);
});

test('requests nothing for a value that is not an upload path', async () => {
  respond = (_, response) => response.end('secret');
  await bring([pdf('a_1', `${cmsUrl()}/admin/init`), pdf('b_1', '/admin/init'), pdf('c_1', '/uploads/../admin/init.pdf')]);
  expect(requestedPaths).toEqual([]);
  expect(brought.has('media/a_1.pdf')).toBe(false);
});

test('evicts the oldest files, and retains the newest whatever its size', () => {
  const files = new DraftFileCache(10);
  files.put('a', Buffer.alloc(4));
  files.put('b', Buffer.alloc(4));
  expect([files.has('a'), files.has('b')]).toEqual([true, true]);
  files.put('a', Buffer.alloc(5));
  files.put('c', Buffer.alloc(5));
  expect([files.has('a'), files.has('b'), files.has('c')]).toEqual([true, false, true]);
  files.put('d', Buffer.alloc(11));
  expect([files.has('a'), files.get('c'), files.get('d')?.length]).toEqual([false, null, 11]);
});
