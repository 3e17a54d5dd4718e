import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { openLog, type Append } from './log-file.ts';

let folder: string;
let file: string;
let reports: string[];
let wake: (() => void) | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-log-'));
  file = path.join(folder, 'logs', 'edge.log');
  reports = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const say = (line: string) => {
  reports.push(line);
  wake?.();
};
const waitForReport = async (pattern: RegExp) => {
  while (!reports.some((line) => pattern.test(line)))
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
};
const read = () => readFile(file, 'utf8');
/** Until the file says it. */
const hasText = async (text: string) => {
  while ((await read().catch(() => '')) !== text) await new Promise((resolve) => setTimeout(resolve, 5));
};
const fault = (code: string) => Object.assign(new Error(`${code}: it does not work`), { code });

/** A disk that takes so many bytes until it is freed. */
function smallDisk(room: number, error = fault('ENOSPC')) {
  const disk = { room, text: '' };
  const append: Append = (_, bytes) => {
    const taken = Math.min(disk.room, bytes.length);
    if (taken === 0) return Promise.reject(error);
    disk.room -= taken;
    disk.text += bytes.subarray(0, taken).toString();
    return Promise.resolve(taken);
  };
  return { disk, append };
}

test('appends to an existing log, and creates its folder', async () => {
  const first = openLog(file);
  first.write(Buffer.from('one\n'));
  await first.close();
  const second = openLog(file);
  second.write(Buffer.from('two\n'));
  await second.close();
  expect(await read()).toBe('one\ntwo\n');
});

test('truncates a fresh log, once', async () => {
  const before = openLog(file);
  before.write(Buffer.from('before\n'));
  await before.close();
  const log = openLog(file, { isFresh: true });
  log.write(Buffer.from('one\n'));
  await hasText('one\n');
  log.write(Buffer.from('two\n'));
  await log.close();
  expect(await read()).toBe('one\ntwo\n');
});

test('continues in a new folder after the old one was deleted', async () => {
  const log = openLog(file, { say });
  log.write(Buffer.from('one\n'));
  await hasText('one\n');
  await rm(path.dirname(file), { recursive: true });
  log.write(Buffer.from('two\n'));
  await log.close();
  expect([await read(), reports]).toEqual(['two\n', []]);
});

test('buffers what the disk refuses, and writes it later', async () => {
  const { disk, append } = smallDisk(6);
  const log = openLog(file, { append, say, retryMs: 1 });
  for (const line of ['one\n', 'two\n', 'three\n']) log.write(Buffer.from(line));
  await waitForReport(/can't be written: ENOSPC.*Free some space/u);
  expect(disk.text).toBe('one\ntw');
  disk.room = 1000;
  await waitForReport(/written again; nothing is missing/u);
  expect(disk.text).toBe('one\ntwo\nthree\n');
  expect(reports).toHaveLength(2);
});

test.each([
  ['ENOSPC', 'Free some space'],
  ['EROFS', 'Mount the disk for writing'],
  ['ENOENT', 'Look after the disk'],
])('counts lines beyond the buffer while writing fails with %s, and logs how many are missing', async (code, advice) => {
  const { disk, append } = smallDisk(0, fault(code));
  const log = openLog(file, { append, say, retryMs: 1, bufferBytes: 10 });
  for (let index = 1; index <= 100; index += 1) log.write(Buffer.from(`line${String(index)}\n`));
  await waitForReport(new RegExp(`${code}: it does not work. ${advice}`, 'u'));
  disk.room = 1000;
  await waitForReport(/written again; 99 lines are missing/u);
  log.write(Buffer.from('after\n'));
  await log.close();
  expect(disk.text).toBe('line1\n[99 lines are missing here: they could not be written]\nafter\n');
});

test('reports an unwritable log once, also across restarts', async () => {
  const { disk, append } = smallDisk(0);
  for (let start = 1; start <= 3; start += 1) {
    const log = openLog(file, { append, say, retryMs: 1 });
    log.write(Buffer.from('one\n'));
    await log.close();
  }
  expect(reports).toHaveLength(1);
  disk.room = 1000;
  const log = openLog(file, { append, say });
  log.write(Buffer.from('two\n'));
  await log.close();
  expect(reports).toHaveLength(2);
});

test('stops waiting for an unresponsive disk on close', async () => {
  const log = openLog(file, { append: () => new Promise(() => undefined), say, closeMs: 1 });
  log.write(Buffer.from('one\n'));
  await log.close();
  expect(reports).toEqual([]);
});

test('keeps two files of bounded size', async () => {
  const log = () => openLog(file, { mostBytes: 100 });
  for (let index = 0; index < 50; index += 1) {
    const one = log();
    one.write(Buffer.from(`${String(index).padStart(9)}\n`));
    await one.close();
  }
  const [now, before] = [await read().catch(() => ''), await readFile(`${file}.1`, 'utf8')];
  expect(now.length).toBeLessThanOrEqual(110);
  expect(before.length).toBeLessThanOrEqual(110);
  expect((before + now).trim().split('\n').at(-1)).toBe('       49');
});

test('survives a device that is always full', async () => {
  const log = openLog('/dev/full', { say, retryMs: 1 });
  log.write(Buffer.from('one\n'));
  await waitForReport(/The log \/dev\/full can't be written: ENOSPC/u);
  await log.close();
  expect(reports).toHaveLength(1);
});

test('survives a path that is no folder', async () => {
  await writeFile(path.join(folder, 'logs'), '');
  const log = openLog(file, { say, retryMs: 1 });
  log.write(Buffer.from('one\n'));
  await waitForReport(/ENOTDIR/u);
  await rm(path.join(folder, 'logs'));
  await waitForReport(/is written again;/u);
  expect(await read()).toBe('one\n');
});
