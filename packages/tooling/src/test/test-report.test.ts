import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { fromRoot } from '@ochiq/cli/workplace/root';

import { readJestReport, readPlaywrightReport } from './test-report.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-test-report-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function report(content: unknown): Promise<string> {
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const jestReport = {
  ...{ numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numRuntimeErrorTestSuites: 1 },
  testResults: [
    {
      name: fromRoot('web', 'a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'holds', duration: 5 },
        { status: 'failed', fullName: 'opens the door', duration: 2500 },
        { status: 'pending', fullName: 'is left out' },
      ],
    },
    { name: fromRoot('web', 'b.test.ts'), status: 'failed', assertionResults: [] },
    { name: fromRoot('web', 'c.test.ts'), status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds', duration: null }] },
  ],
};

const specs = [
  { title: 'holds', ok: true, line: 3, tests: [{ results: [{ duration: 700 }, { duration: 300 }] }] },
  { title: 'opens the door', ok: false, line: 9, tests: [{ results: [{ duration: 20 }] }] },
];
const playwrightReport = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [{ message: 'no browser' }],
  suites: [{ file: 'a.spec.ts', title: '', specs: [], suites: [{ file: 'a.spec.ts', title: 'inner', specs }] }],
};

test('counts skipped tests and broken files in a Jest report as failed', async () => {
  expect(await readJestReport(await report(jestReport))).toEqual({
    count: { passed: 2, failed: 3 },
    failed: ['web/a.test.ts: opens the door', 'web/a.test.ts: is left out', 'web/b.test.ts'],
    times: [
      { file: 'web/a.test.ts', title: 'holds', ms: 5 },
      { file: 'web/a.test.ts', title: 'opens the door', ms: 2500 },
      { file: 'web/a.test.ts', title: 'is left out', ms: 0 },
      { file: 'web/c.test.ts', title: 'holds', ms: 0 },
    ],
  });
});

test('counts skipped, flaky and broken tests in a Playwright report as failed, at any depth', async () => {
  expect(await readPlaywrightReport(await report(playwrightReport))).toEqual({
    count: { passed: 4, failed: 4 },
    failed: ['a.spec.ts:9: opens the door'],
    times: [
      { file: 'web/e2e/a.spec.ts', title: 'holds', ms: 1000 },
      { file: 'web/e2e/a.spec.ts', title: 'opens the door', ms: 20 },
    ],
  });
});

test('counts a run without a current report as failed', async () => {
  const failed = { count: { passed: 0, failed: 1 }, failed: [], times: [] };
  expect(await readJestReport(path.join(folder, 'none.json'))).toEqual(failed);
  expect(await readPlaywrightReport(path.join(folder, 'none.json'))).toEqual(failed);
  expect(await readJestReport(await report(jestReport), Date.now() + 60_000)).toEqual(failed);
});
