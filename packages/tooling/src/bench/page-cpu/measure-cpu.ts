import path from 'node:path';

import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';

import { computeMedian } from '../quantiles.ts';
import { type CpuRound, parseCpuRounds } from './cpu-ratio.ts';

async function measureCpu(logDir: string, folders: readonly string[]): Promise<CpuRound[]> {
  const lines: string[] = [];
  await run({
    command: process.execPath,
    args: [fromRoot('packages', 'publisher', 'bench', 'measure-page-cpu.ts'), ...folders],
    cwd: fromRoot('packages', 'publisher'),
    // As the publisher's threads run: other environments have other code of React.
    env: { ...createToolEnv(), NODE_ENV: 'production' },
    log: path.join(logDir, 'bench-page-cpu.log'),
    onLine: (line) => lines.push(line),
  });
  return parseCpuRounds(lines);
}

/** A build's files and its renderer. */
export type MeasuredBuild = { publicDir: string; rendererDir: string };

/** Measures pages of a build and the reference work in alternating rounds, in a process of their own. */
export const measurePageCpu = (logDir: string, { publicDir, rendererDir }: MeasuredBuild): Promise<CpuRound[]> =>
  measureCpu(logDir, [publicDir, rendererDir]);

/** Measures the reference work alone, in seconds of processor time. */
export async function measureReferenceSeconds(logDir: string): Promise<number> {
  const rounds = await measureCpu(logDir, []);
  return computeMedian(rounds.map(({ reference }) => reference)) / 1000;
}
