import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { inRoot } from '../workplace/root.ts';
import { describeFiles, describeSlowest, readJestTimes, readPlaywrightTimes } from './test-times.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-test-times-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function report(name: string, content: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(content));
  return file;
}

const jestReport = {
  testResults: [
    { name: inRoot('web', 'a.test.ts'), assertionResults: [{ fullName: 'is quick', duration: 5 }, { fullName: 'did not run' }] },
    { name: inRoot('web', 'b.test.ts'), assertionResults: [{ fullName: 'is slow', duration: 2500 }] },
  ],
};
const inner = { title: 'is read', tests: [{ results: [{ duration: 700 }, { duration: 300 }] }] };
const playwrightReport = { suites: [{ file: 'c.spec.ts', specs: [], suites: [{ file: 'c.spec.ts', specs: [inner] }] }] };

test('the slowest tests of all reports come first, with their files', async () => {
  const times = [
    ...(await readJestTimes(await report('jest.json', jestReport), 0)),
    ...(await readPlaywrightTimes(await report('pw.json', playwrightReport), 0)),
  ];
  expect(describeSlowest(times, 2)).toEqual(['    2.5 s  web/b.test.ts: is slow', '    1.0 s  web/e2e/c.spec.ts: is read']);
  expect(describeFiles(times)).toEqual([
    '    2.5 s      1  web/b.test.ts',
    '    1.0 s      1  web/e2e/c.spec.ts',
    '    0.0 s      2  web/a.test.ts',
  ]);
});

test('a report of an earlier run, or none at all, tells nothing', async () => {
  expect(await readJestTimes(await report('old.json', jestReport), Date.now() + 60_000)).toEqual([]);
  expect(await readPlaywrightTimes(path.join(folder, 'none.json'), 0)).toEqual([]);
});
