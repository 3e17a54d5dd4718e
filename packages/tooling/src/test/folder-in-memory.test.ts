import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { findMemoryFolder } from './folder-in-memory.ts';

const [little, much] = [1, 2 ** 50];
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-memory-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('takes a folder with space, and leaves nothing in it', async () => {
  expect(await findMemoryFolder({ folder, availableBytes: much, neededBytes: little })).toBe(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('rejects a folder with too little space', async () => {
  expect(await findMemoryFolder({ folder, availableBytes: much, neededBytes: much })).toBeNull();
});

test('rejects a folder on a machine with little memory', async () => {
  expect(await findMemoryFolder({ folder, availableBytes: 2 ** 30, neededBytes: little })).toBeNull();
});

test('returns null where there is none', async () => {
  expect(await findMemoryFolder({ folder: path.join(folder, 'none'), availableBytes: much, neededBytes: little })).toBeNull();
});
