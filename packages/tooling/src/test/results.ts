import { readFile } from 'node:fs/promises';

import * as z from 'zod';

import type { Count } from '../check/run-checks.ts';

const jestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});
const playwrightResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

async function read<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S> | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : schema.parse(JSON.parse(text));
}

/** A suite that left no results failed as a whole. A skipped test is a failure too: nothing is skipped in silence. */
const nothing: Count = { passed: 0, failed: 1 };

export async function jestCount(file: string): Promise<Count> {
  const results = await read(file, jestResults);
  return results
    ? { passed: results.numPassedTests, failed: results.numFailedTests + results.numPendingTests + results.numRuntimeErrorTestSuites }
    : nothing;
}

/** A flaky test is a failed one. */
export async function playwrightCount(file: string): Promise<Count> {
  const results = await read(file, playwrightResults);
  if (!results) return nothing;
  const { expected, unexpected, flaky, skipped } = results.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + results.errors.length };
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
