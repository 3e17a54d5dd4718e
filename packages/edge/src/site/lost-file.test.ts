import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { lostDesk } from './lost-file.ts';

let folder: string;
let day: string;
const warn = jest.fn();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lost-'));
  day = '2026-11-20';
  warn.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => lostDesk({ folder, today: () => day, warn });
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));

test('what is not found is counted by day, also after a restart', async () => {
  const first = await open();
  for (const path of ['/uz/eski', '/uz/eski?x=1', '/b']) first.count(path);
  await first.close();
  const second = await open();
  second.count('/b');
  second.count('/b');
  await second.close();
  expect(await read('2026-11-20.json')).toEqual({
    day,
    paths: [
      ['/b', 3],
      ['/uz/eski', 2],
    ],
  });
});

test('a new day has a file of its own', async () => {
  const desk = await open();
  desk.count('/a');
  day = '2026-11-21';
  desk.count('/b');
  await desk.close();
  expect(await read('2026-11-20.json')).toMatchObject({ paths: [['/a', 1]] });
  expect(await read('2026-11-21.json')).toMatchObject({ paths: [['/b', 1]] });
});

test('a month is kept', async () => {
  for (let index = 1; index <= 31; index += 1) await writeFile(join(folder, `2026-10-${String(index).padStart(2, '0')}.json`), '{}');
  const desk = await open();
  desk.count('/a');
  await desk.close();
  const names = await readdir(folder);
  expect(names).toHaveLength(30);
  expect(names).not.toContain('2026-10-02.json');
});

test('a file that is no such one is said and stops nothing', async () => {
  await writeFile(join(folder, '2026-11-20.json'), 'x');
  const desk = await open();
  desk.count('/a');
  await desk.close();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await read('2026-11-20.json')).toEqual({ day, paths: [['/a', 1]] });
});

test('a folder that can’t be written is said, and nobody else hears of it', async () => {
  await writeFile(join(folder, 'file'), '');
  const desk = await lostDesk({ folder: join(folder, 'file', 'x'), today: () => day, warn });
  desk.count('/a');
  await desk.close();
  expect(warn).toHaveBeenCalled();
});
