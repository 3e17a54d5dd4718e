import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { inRoot } from '../workplace/root.ts';

export type TestTime = { file: string; title: string; ms: number };

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

type Suite = {
  file: string;
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[] | undefined;
};
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
    suites: z.array(suite).optional(),
  }),
);
const playwrightReport = z.object({ suites: z.array(suite) });

/** Reads a report that was written since a moment; `null` where there is none. */
async function read(file: string, since: number): Promise<unknown> {
  try {
    const { mtimeMs } = await stat(file);
    return mtimeMs < since ? null : JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Reads how long each test of a Jest report took. @returns none of a report that is not there, or older than this run */
export async function readJestTimes(file: string, since: number): Promise<TestTime[]> {
  const report = jestReport.safeParse(await read(file, since));
  return (report.data?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ file: path.relative(inRoot(), name), title: fullName, ms: duration ?? 0 })),
  );
}

const listTimes = ({ file, specs, suites = [] }: Suite): TestTime[] => [
  ...specs.map(({ title, tests }) => ({
    file: `web/e2e/${file}`,
    title,
    ms: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
  })),
  ...suites.flatMap(listTimes),
];

/** Reads how long each test of a Playwright report took. @returns none of a report that is not there, or older than this run */
export async function readPlaywrightTimes(file: string, since: number): Promise<TestTime[]> {
  const report = playwrightReport.safeParse(await read(file, since));
  return (report.data?.suites ?? []).flatMap(listTimes);
}

/** Sums the times of tests up by their files, the longest first. */
export function sumByFile(times: readonly TestTime[]): { file: string; tests: number; ms: number }[] {
  const files = new Map<string, { file: string; tests: number; ms: number }>();
  for (const { file, ms } of times) {
    const known = files.get(file) ?? { file, tests: 0, ms: 0 };
    files.set(file, { file, tests: known.tests + 1, ms: known.ms + ms });
  }
  return [...files.values()].sort((one, other) => other.ms - one.ms);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** Describes the slowest tests, a line each. */
export const describeSlowest = (times: readonly TestTime[], count: number): string[] =>
  [...times]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, title, ms }) => `${seconds(ms)}  ${file}: ${title}`);

/** Describes all files with their times, a line each. */
export const describeFiles = (times: readonly TestTime[]): string[] =>
  sumByFile(times).map(({ file, tests, ms }) => `${seconds(ms)}  ${String(tests).padStart(5)}  ${file}`);
