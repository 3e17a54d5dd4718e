import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openCache } from './file-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = (value: string) => () => Promise.resolve(Buffer.from(value));
const refuse = () => Promise.reject(new Error('must not be made'));

test('a file is made once, also for those who open the cache later', async () => {
  expect(await (await openCache(folder)).bytes('a', text('one'))).toEqual(Buffer.from('one'));
  expect(await (await openCache(folder)).bytes('a', refuse)).toEqual(Buffer.from('one'));
});

test('what could not be made is not kept', async () => {
  const cache = await openCache(folder);
  await expect(cache.bytes('a', refuse)).rejects.toThrow('must not be made');
  expect(await readdir(folder)).toEqual([]);
  expect(await cache.bytes('a', text('one'))).toEqual(Buffer.from('one'));
});

test('those who ask at the same moment all get the whole file, and no part is left', async () => {
  const cache = await openCache(folder);
  const asked = Array.from({ length: 8 }, () => cache.bytes('a', text('one')));
  expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['one']));
  expect(await readdir(folder)).toEqual(['a']);
});

test('it forgets what nobody asked for since it was opened', async () => {
  await writeFile(path.join(folder, 'old'), '');
  const cache = await openCache(folder);
  await cache.bytes('a', text('one'));
  await cache.forgetOthers();
  expect(await readdir(folder)).toEqual(['a']);
});

test('one that may not grow forgets what was longest not used, also what is there when it is opened', async () => {
  const age = (name: string, seconds: number) => utimes(path.join(folder, name), seconds, seconds);
  const bytes = () => Promise.resolve(Buffer.alloc(40));
  for (const [index, name] of ['older', 'old', 'used'].entries()) {
    await writeFile(path.join(folder, name), Buffer.alloc(40));
    await age(name, index + 1);
  }
  const cache = await openCache(folder, 100);
  expect((await readdir(folder)).sort()).toEqual(['old', 'used']);
  await cache.bytes('old', refuse);
  await cache.bytes('new', bytes);
  expect((await readdir(folder)).sort()).toEqual(['new', 'old']);
});

describe('a disk that does not take it', () => {
  const blocked = () => path.join(folder, 'cache');
  beforeEach(() => writeFile(blocked(), ''));

  test('costs that files are made again, and is told once', async () => {
    const warn = jest.fn();
    const cache = await openCache(blocked(), 100, warn);
    for (const value of ['one', 'two']) expect(await cache.bytes('a', text(value))).toEqual(Buffer.from(value));
    await cache.forgetOthers();
    expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/^The cache in .* can't be used: .*EEXIST/u)]);
    await rm(blocked());
    await cache.bytes('a', text('three'));
    await rm(blocked(), { recursive: true });
    await writeFile(blocked(), '');
    await cache.bytes('a', text('four'));
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('takes it as soon as it does, also in a folder that was taken away', async () => {
    const cache = await openCache(blocked());
    await rm(blocked());
    await cache.bytes('a', text('one'));
    expect(await cache.bytes('a', refuse)).toEqual(Buffer.from('one'));
    await rm(blocked(), { recursive: true });
    expect(await cache.bytes('a', text('two'))).toEqual(Buffer.from('two'));
    expect(await readdir(blocked())).toEqual(['a']);
  });

  test('is left with no half of a file', async () => {
    const cache = await openCache(folder);
    await mkdir(path.join(folder, 'a', 'x'), { recursive: true });
    expect(await cache.bytes('a', text('one'))).toEqual(Buffer.from('one'));
    expect((await readdir(folder)).sort()).toEqual(['a', 'cache']);
  });
});
