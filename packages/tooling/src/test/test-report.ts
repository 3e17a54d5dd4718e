import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import * as z from 'zod';
import { fromRoot } from '@ochiq/cli/workplace/root';

import type { OutcomeCount } from '../check/run-checks.ts';

export type TestTime = { file: string; title: string; ms: number };

/** A failed test: its file and name, and the first lines of why, where the report says it. */
export type FailedTest = { name: string; reason: string };

/** The report of a test run. */
export type TestReport = {
  count: OutcomeCount;
  failed: readonly FailedTest[];
  times: readonly TestTime[];
};

/** A run without a report counts as one failure. */
const missingReport: TestReport = { count: { passed: 0, failed: 1 }, failed: [], times: [] };

const maxReasonLines = 12;

/** Shortens the message of an error: without colours, empty lines, and the code that Jest and Playwright quote. */
function shortenReason(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !/^\s*at .*node_modules/u.test(line))
    .slice(0, maxReasonLines)
    .join('\n');
}

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
      /** Why the file could not run. */
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads a Jest report. A skipped test counts as failed, and a file that could not run is listed itself. */
export async function readJestReport(file: string, since = 0): Promise<TestReport> {
  const report = await readReport(file, since, jestReport);
  if (!report) return missingReport;
  const failed: FailedTest[] = [];
  const times: TestTime[] = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const shown = path.relative(fromRoot(), name);
    times.push(...assertionResults.map(({ fullName, duration }) => ({ file: shown, title: fullName, ms: duration ?? 0 })));
    const ofFile = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName, failureMessages }) => ({ name: `${shown}: ${fullName}`, reason: shortenReason(failureMessages ?? []) }));
    failed.push(...(ofFile.length === 0 && status === 'failed' ? [{ name: shown, reason: shortenReason([message]) }] : ofFile));
  }
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = report;
  return { count: { passed: numPassedTests, failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites }, failed, times };
}

const result = z.object({ duration: z.number(), error: z.object({ message: z.string().default('') }).optional() });
const spec = z.object({
  title: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']), results: z.array(result) })),
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

const listFailures = ({ file, line, title, tests }: FiledSpec): FailedTest[] =>
  tests
    .filter(({ status }) => status !== 'expected')
    .map(({ status, results }) => ({
      name: `${file}:${String(line)}: ${title}${status === 'unexpected' ? '' : ` (${status})`}`,
      reason: shortenReason(results.flatMap(({ error }) => error?.message ?? []).slice(0, 1)),
    }));

/** Reads a Playwright report. A flaky or skipped test counts as failed: nothing is skipped silently. */
export async function readPlaywrightReport(file: string, since = 0): Promise<TestReport> {
  const report = await readReport(file, since, playwrightReport);
  if (!report) return missingReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = report.suites.flatMap(listSpecs);
  return {
    count: { passed: expected, failed: unexpected + flaky + skipped + report.errors.length },
    failed: specs.flatMap(listFailures),
    times: specs.map((one) => ({
      file: `web/e2e/${one.file}`,
      title: one.title,
      ms: one.tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
    })),
  };
}
