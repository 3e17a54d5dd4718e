import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { folderInMemory } from './folder-in-memory.ts';

const [little, much] = [1, 2 ** 50];
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-memory-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder with room is taken, and nothing is left in it', async () => {
  expect(await folderInMemory({ folder, availableBytes: much, neededBytes: little })).toBe(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('none is taken that has too little room', async () => {
  expect(await folderInMemory({ folder, availableBytes: much, neededBytes: much })).toBeNull();
});

test('none is taken of a machine with little memory', async () => {
  expect(await folderInMemory({ folder, availableBytes: 2 ** 30, neededBytes: little })).toBeNull();
});

test('none is taken where there is none', async () => {
  expect(await folderInMemory({ folder: path.join(folder, 'none'), availableBytes: much, neededBytes: little })).toBeNull();
});
