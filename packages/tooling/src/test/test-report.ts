import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';
import { fromRoot } from '@ochiq/cli/workplace/root';

import type { OutcomeCount } from '../check/run-checks.ts';

export type TestTime = { file: string; title: string; ms: number };

/** The report of a test run. */
export type TestReport = {
  count: OutcomeCount;
  /** File and name of each failed test. */
  failed: readonly string[];
  times: readonly TestTime[];
};

/** A run without a report counts as one failure. */
const missingReport: TestReport = { count: { passed: 0, failed: 1 }, failed: [], times: [] };

/** Reads a report that was written after `since`; `null` where there is none. @throws it has another shape */
async function readReport<S extends z.ZodType>(file: string, since: number, schema: S): Promise<z.output<S> | null> {
  const isThere = await stat(file).then(
    ({ mtimeMs }) => mtimeMs >= since,
    () => false,
  );
  return isThere ? schema.parse(JSON.parse(await readFile(file, 'utf8'))) : null;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

/** Reads a Jest report. A skipped test counts as failed, and a file that could not run is listed itself. */
export async function readJestReport(file: string, since = 0): Promise<TestReport> {
  const report = await readReport(file, since, jestReport);
  if (!report) return missingReport;
  const failed: string[] = [];
  const times: TestTime[] = [];
  for (const { name, status, assertionResults } of report.testResults) {
    const shown = path.relative(fromRoot(), name);
    times.push(...assertionResults.map(({ fullName, duration }) => ({ file: shown, title: fullName, ms: duration ?? 0 })));
    const ofFile = assertionResults.filter((test) => test.status !== 'passed').map(({ fullName }) => `${shown}: ${fullName}`);
    failed.push(...(ofFile.length === 0 && status === 'failed' ? [shown] : ofFile));
  }
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = report;
  return { count: { passed: numPassedTests, failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites }, failed, times };
}

const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  line: z.number(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
type Suite = { file: string; specs: z.output<typeof spec>[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ file: z.string(), specs: z.array(spec), suites: z.array(suite).optional() }));
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
});

type FiledSpec = Suite['specs'][number] & { file: string };

const listSpecs = ({ file, specs, suites = [] }: Suite): FiledSpec[] => [
  ...specs.map((one) => ({ ...one, file })),
  ...suites.flatMap(listSpecs),
];

/** Reads a Playwright report. A flaky or skipped test counts as failed: nothing is skipped silently. */
export async function readPlaywrightReport(file: string, since = 0): Promise<TestReport> {
  const report = await readReport(file, since, playwrightReport);
  if (!report) return missingReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = report.suites.flatMap(listSpecs);
  return {
    count: { passed: expected, failed: unexpected + flaky + skipped + report.errors.length },
    failed: specs.filter(({ ok }) => !ok).map((one) => `${one.file}:${String(one.line)}: ${one.title}`),
    times: specs.map((one) => ({
      file: `web/e2e/${one.file}`,
      title: one.title,
      ms: one.tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
    })),
  };
}
