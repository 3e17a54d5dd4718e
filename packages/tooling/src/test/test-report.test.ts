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
        {
          ...{ status: 'failed', fullName: 'opens the door', duration: 2500 },
          failureMessages: [
            '\u001b[31mError: it is locked\u001b[39m\n\n    at open (a.test.ts:9)\n    at run (node_modules/jest/run.js:1)',
          ],
        },
        { status: 'pending', fullName: 'is left out' },
      ],
    },
    { name: fromRoot('web', 'b.test.ts'), status: 'failed', message: 'a syntax error', assertionResults: [] },
    { name: fromRoot('web', 'c.test.ts'), status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds', duration: null }] },
  ],
};

const specs = [
  { title: 'holds', line: 3, tests: [{ status: 'expected', results: [{ duration: 700 }] }] },
  { title: 'opens the door', line: 9, tests: [{ status: 'unexpected', results: [{ duration: 20, error: { message: 'it is locked' } }] }] },
  {
    ...{ title: 'closes it', line: 12 },
    tests: [{ status: 'flaky', results: [{ duration: 700, error: { message: 'it is heavy' } }, { duration: 300 }] }],
  },
];
const playwrightReport = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [{ message: 'no browser' }],
  suites: [{ file: 'a.spec.ts', title: '', specs: [], suites: [{ file: 'a.spec.ts', title: 'inner', specs }] }],
};

test('counts skipped tests and broken files in a Jest report as failed, and says why', async () => {
  expect(await readJestReport(await report(jestReport))).toEqual({
    count: { passed: 2, failed: 3 },
    failed: [
      { name: 'web/a.test.ts: opens the door', reason: 'Error: it is locked\n    at open (a.test.ts:9)' },
      { name: 'web/a.test.ts: is left out', reason: '' },
      { name: 'web/b.test.ts', reason: 'a syntax error' },
    ],
    times: [
      { file: 'web/a.test.ts', title: 'holds', ms: 5 },
      { file: 'web/a.test.ts', title: 'opens the door', ms: 2500 },
      { file: 'web/a.test.ts', title: 'is left out', ms: 0 },
      { file: 'web/c.test.ts', title: 'holds', ms: 0 },
    ],
  });
});

test('counts skipped, flaky and broken tests in a Playwright report as failed, at any depth, and says why', async () => {
  expect(await readPlaywrightReport(await report(playwrightReport))).toEqual({
    count: { passed: 4, failed: 4 },
    failed: [
      { name: 'a.spec.ts:9: opens the door', reason: 'it is locked' },
      { name: 'a.spec.ts:12: closes it (flaky)', reason: 'it is heavy' },
    ],
    times: [
      { file: 'web/e2e/a.spec.ts', title: 'holds', ms: 700 },
      { file: 'web/e2e/a.spec.ts', title: 'opens the door', ms: 20 },
      { file: 'web/e2e/a.spec.ts', title: 'closes it', ms: 1000 },
    ],
  });
});

test('counts a run without a current report as failed', async () => {
  const failed = { count: { passed: 0, failed: 1 }, failed: [], times: [] };
  expect(await readJestReport(path.join(folder, 'none.json'))).toEqual(failed);
  expect(await readPlaywrightReport(path.join(folder, 'none.json'))).toEqual(failed);
  expect(await readJestReport(await report(jestReport), Date.now() + 60_000)).toEqual(failed);
});
