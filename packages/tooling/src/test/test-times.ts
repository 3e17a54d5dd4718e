import type { TestTime } from './test-report.ts';

/** Sums the durations of tests by file, the longest first. */
export function sumByFile(times: readonly TestTime[]): { file: string; tests: number; ms: number }[] {
  const files = new Map<string, { file: string; tests: number; ms: number }>();
  for (const { file, ms } of times) {
    const known = files.get(file) ?? { file, tests: 0, ms: 0 };
    files.set(file, { file, tests: known.tests + 1, ms: known.ms + ms });
  }
  return [...files.values()].sort((one, other) => other.ms - one.ms);
}

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** Describes the slowest tests, a line each. */
export const describeSlowest = (times: readonly TestTime[], count: number): string[] =>
  [...times]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, title, ms }) => `${formatSeconds(ms)}  ${file}: ${title}`);

/** Describes all files with their durations, a line each. */
export const describeFiles = (times: readonly TestTime[]): string[] =>
  sumByFile(times).map(({ file, tests, ms }) => `${formatSeconds(ms)}  ${String(tests).padStart(5)}  ${file}`);
