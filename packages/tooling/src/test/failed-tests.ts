import { readFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { inRoot } from '../workplace/root.ts';

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

type Suite = { file: string; title: string; specs: { title: string; ok: boolean; line: number }[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean(), line: z.number() })),
    suites: z.array(suite).optional(),
  }),
);
const playwrightReport = z.object({ suites: z.array(suite) });

async function read<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S> | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : schema.parse(JSON.parse(text));
}

/** The tests of a Jest report that did not pass: file and full name. A file that could not run is named itself. */
export async function failedInJest(file: string): Promise<string[]> {
  const report = await read(file, jestReport);
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed').map(({ fullName }) => fullName);
    const shown = path.relative(inRoot(), name);
    return failed.length === 0 && status === 'failed' ? [shown] : failed.map((test) => `${shown}: ${test}`);
  });
}

const failedIn = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, line }) => `${file}:${String(line)}: ${title}`),
  ...suites.flatMap(failedIn),
];

/** The tests of a Playwright report that did not pass or did not run. */
export async function failedInPlaywright(file: string): Promise<string[]> {
  const report = await read(file, playwrightReport);
  return (report?.suites ?? []).flatMap(failedIn);
}
