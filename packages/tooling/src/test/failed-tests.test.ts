import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { inRoot } from '../workplace/root.ts';
import { failedInJest, failedInPlaywright } from './failed-tests.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-failed-tests-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function report(content: unknown): Promise<string> {
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

it('names what failed in Jest, and files that could not run', async () => {
  const file = await report({
    testResults: [
      {
        name: inRoot('web', 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds' },
          { status: 'failed', fullName: 'opens the door' },
        ],
      },
      { name: inRoot('web', 'b.test.ts'), status: 'failed', assertionResults: [] },
      { name: inRoot('web', 'c.test.ts'), status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds' }] },
    ],
  });
  expect(await failedInJest(file)).toEqual(['web/a.test.ts: opens the door', 'web/b.test.ts']);
});

it('names what failed in Playwright, however deep', async () => {
  const specs = [
    { title: 'holds', ok: true, line: 3 },
    { title: 'opens the door', ok: false, line: 9 },
  ];
  const file = await report({
    suites: [{ file: 'a.spec.ts', title: '', specs: [], suites: [{ file: 'a.spec.ts', title: 'inner', specs }] }],
  });
  expect(await failedInPlaywright(file)).toEqual(['a.spec.ts:9: opens the door']);
});

it('has nothing to say of a report that is not there', async () => {
  expect(await failedInJest(path.join(folder, 'none.json'))).toEqual([]);
  expect(await failedInPlaywright(path.join(folder, 'none.json'))).toEqual([]);
});
