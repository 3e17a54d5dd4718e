import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { realFileSystem, type FileSystem } from '../transaction/file-system.ts';
import { createFencedFileSystem } from './leadership.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-lead-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('allows operations of the leader', async () => {
  const operation = jest.fn();
  const file = path.join(folder, 'a');
  await createFencedFileSystem(realFileSystem, { assert: operation }).writeFile(file, Buffer.from('text'), new Date(0));
  expect(await readFile(file, 'utf8')).toBe('text');
  expect((await stat(file)).mtimeMs).toBe(0);
  expect(operation).toHaveBeenCalledTimes(1);
});

test.each(Object.keys(realFileSystem) as (keyof FileSystem)[])('rejects %s after leadership has ended', async (step) => {
  const taken = jest.fn(() => Promise.resolve());
  const disk = createFencedFileSystem(
    { ...realFileSystem, [step]: taken },
    {
      assert: () => {
        throw new Error('another leads');
      },
    },
  );
  const anyStep: (...args: never[]) => Promise<void> = disk[step];
  await expect(anyStep()).rejects.toThrow('another leads');
  expect(taken).not.toHaveBeenCalled();
});
