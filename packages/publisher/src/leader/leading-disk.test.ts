import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { realDisk, type Disk } from '../swap/disk.ts';
import { leadingDisk } from './leading-disk.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-lead-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('allows operations of the leader', async () => {
  const asked = jest.fn();
  const file = path.join(folder, 'a');
  await leadingDisk(realDisk, { assert: asked }).writeFile(file, Buffer.from('text'), new Date(0));
  expect(await readFile(file, 'utf8')).toBe('text');
  expect((await stat(file)).mtimeMs).toBe(0);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each(Object.keys(realDisk) as (keyof Disk)[])('rejects %s after leadership has ended', async (step) => {
  const taken = jest.fn(() => Promise.resolve());
  const disk = leadingDisk(
    { ...realDisk, [step]: taken },
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
