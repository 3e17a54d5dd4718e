import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildAlertChange, mapAlertFiles, readPublishedAlert } from './alert-change.ts';

const long = 'x'.repeat(2000);

test('writes only changed texts, with their compressed variants', async () => {
  const published = new Map([
    ['alert/uz.json', 'old'],
    ['alert/ru.json', 'same'],
  ]);
  const change = await buildAlertChange(
    mapAlertFiles([
      { to: '/alert/uz.json', text: long },
      { to: '/alert/ru.json', text: 'same' },
    ]),
    published,
  );
  expect([...(change?.write.keys() ?? [])]).toEqual(['public/alert/uz.json', 'public/alert/uz.json.br', 'public/alert/uz.json.gz']);
  expect(change?.remove).toEqual([]);
});

test('removes obsolete texts, and variants of texts that became short', async () => {
  const published = new Map([
    ['alert/uz.json', long],
    ['alert/uz.txt', long],
  ]);
  const change = await buildAlertChange(new Map([['alert/uz.json', 'short']]), published);
  expect(change?.write.get('public/alert/uz.json')).toEqual(Buffer.from('short'));
  expect(change?.remove).toEqual(
    expect.arrayContaining(['public/alert/uz.txt', 'public/alert/uz.txt.br', 'public/alert/uz.txt.gz', 'public/alert/uz.json.br']),
  );
});

test('returns no change when all texts are equal', async () => {
  const files = new Map([['alert/uz.json', 'same']]);
  expect(await buildAlertChange(files, files)).toBeNull();
});

describe('the alert of a release', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-alert-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is read without compressed variants', async () => {
    await mkdir(path.join(folder, 'alert'));
    for (const name of ['uz.json', 'uz.json.br', 'uz.json.gz']) await writeFile(path.join(folder, 'alert', name), name);
    expect([...(await readPublishedAlert(folder))]).toEqual([['alert/uz.json', 'uz.json']]);
  });

  test('is empty where the release predates alerts', async () => {
    expect((await readPublishedAlert(folder)).size).toBe(0);
  });
});
