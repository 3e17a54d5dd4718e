import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openFileCache } from './file-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = (value: string) => () => Promise.resolve(Buffer.from(value));
const refuse = () => Promise.reject(new Error('must not be made'));

test('creates a file once, also across instances', async () => {
  expect(await (await openFileCache(folder)).getOrCreate('a', text('one'))).toEqual(Buffer.from('one'));
  expect(await (await openFileCache(folder)).getOrCreate('a', refuse)).toEqual(Buffer.from('one'));
});

test('does not cache a failure', async () => {
  const cache = await openFileCache(folder);
  await expect(cache.getOrCreate('a', refuse)).rejects.toThrow('must not be made');
  expect(await readdir(folder)).toEqual([]);
  expect(await cache.getOrCreate('a', text('one'))).toEqual(Buffer.from('one'));
});

test('concurrent callers all get the complete file, and no temporary file is left', async () => {
  const cache = await openFileCache(folder);
  const requested = Array.from({ length: 8 }, () => cache.getOrCreate('a', text('one')));
  expect(new Set((await Promise.all(requested)).map(String))).toEqual(new Set(['one']));
  expect(await readdir(folder)).toEqual(['a']);
});

test('prunes files that were not requested since it was opened', async () => {
  await writeFile(path.join(folder, 'old'), '');
  const cache = await openFileCache(folder);
  await cache.getOrCreate('a', text('one'));
  await cache.pruneUnused();
  expect(await readdir(folder)).toEqual(['a']);
});

test('evicts the least recently used files, also when it is opened', async () => {
  const age = (name: string, seconds: number) => utimes(path.join(folder, name), seconds, seconds);
  const bytes = () => Promise.resolve(Buffer.alloc(40));
  for (const [index, name] of ['older', 'old', 'used'].entries()) {
    await writeFile(path.join(folder, name), Buffer.alloc(40));
    await age(name, index + 1);
  }
  const cache = await openFileCache(folder, 100);
  expect((await readdir(folder)).sort()).toEqual(['old', 'used']);
  await cache.getOrCreate('old', refuse);
  await cache.getOrCreate('new', bytes);
  expect((await readdir(folder)).sort()).toEqual(['new', 'old']);
});

describe('on a disk that fails to write', () => {
  const blocked = () => path.join(folder, 'cache');
  beforeEach(() => writeFile(blocked(), ''));

  test('creates files again and warns once', async () => {
    const warn = jest.fn();
    const cache = await openFileCache(blocked(), 100, warn);
    for (const value of ['one', 'two']) expect(await cache.getOrCreate('a', text(value))).toEqual(Buffer.from(value));
    await cache.pruneUnused();
    expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/^The cache in .* can't be used: .*EEXIST/u)]);
    await rm(blocked());
    await cache.getOrCreate('a', text('three'));
    await rm(blocked(), { recursive: true });
    await writeFile(blocked(), '');
    await cache.getOrCreate('a', text('four'));
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('recovers, also after its folder was deleted', async () => {
    const cache = await openFileCache(blocked());
    await rm(blocked());
    await cache.getOrCreate('a', text('one'));
    expect(await cache.getOrCreate('a', refuse)).toEqual(Buffer.from('one'));
    await rm(blocked(), { recursive: true });
    expect(await cache.getOrCreate('a', text('two'))).toEqual(Buffer.from('two'));
    expect(await readdir(blocked())).toEqual(['a']);
  });

  test('leaves no partial file', async () => {
    const cache = await openFileCache(folder);
    await mkdir(path.join(folder, 'a', 'x'), { recursive: true });
    expect(await cache.getOrCreate('a', text('one'))).toEqual(Buffer.from('one'));
    expect((await readdir(folder)).sort()).toEqual(['a', 'cache']);
  });
});
