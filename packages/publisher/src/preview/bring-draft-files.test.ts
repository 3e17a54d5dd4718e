import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { openCache } from '@ochiq/pictures/file-cache';
import { uploadLimits } from '@ochiq/pictures/uploaded-file';

import { bringDraftFiles } from './bring-draft-files.ts';
import { BroughtFiles } from './brought-files.ts';

let folder: string;
let server: Server;
let asked: string[];
let answer: RequestListener;
let brought: BroughtFiles;
const cmsUrl = () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-draft-files-'));
  asked = [];
  brought = new BroughtFiles();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const bring = async (entry: unknown) =>
  bringDraftFiles(entry, new Set(), {
    cmsUrl: cmsUrl(),
    cache: await openCache(folder),
    brought,
    limits: { ...uploadLimits, overallMs: 1000, idleMs: 200 },
  });
const pdf = (hash: string, url = `/uploads/${hash}.pdf`) => ({ hash, ext: '.pdf', url });

test('fetches the other files when one is missing', async () => {
  answer = ({ url }, response) => response.writeHead(url === '/uploads/a_1.pdf' ? 404 : 200).end('%PDF');
  await bring([pdf('a_1'), pdf('b_1')]);
  expect(asked).toEqual(['/uploads/a_1.pdf', '/uploads/b_1.pdf']);
  expect([brought.has('media/a_1.pdf'), brought.has('media/b_1.pdf')]).toEqual([false, true]);
});

test('requests only one file from a library that does not respond', async () => {
  answer = () => undefined;
  await bring([pdf('a_1'), pdf('b_1')]);
  expect(asked).toEqual(['/uploads/a_1.pdf']);
});

test('requests nothing for a value that is not an upload path', async () => {
  answer = (_, response) => response.end('secret');
  await bring([pdf('a_1', `${cmsUrl()}/admin/init`), pdf('b_1', '/admin/init'), pdf('c_1', '/uploads/../admin/init.pdf')]);
  expect(asked).toEqual([]);
  expect(brought.has('media/a_1.pdf')).toBe(false);
});
