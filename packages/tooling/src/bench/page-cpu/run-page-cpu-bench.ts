import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { fromRoot } from '@ochiq/cli/workplace/root';

import type { PageCpuArguments } from '../arguments.ts';
import { saveFigures } from '../figures.ts';
import { startFilledCms } from '../filled-cms.ts';
import { showProgress } from '../show-progress.ts';
import { computeCpuRatio, findCpuRegression, formatCpuReport, parseCpuRatio } from './cpu-ratio.ts';
import { type MeasuredBuild, measurePageCpu } from './measure-cpu.ts';

const ratioFile = fromRoot('packages', 'tooling', 'src', 'bench', 'page-cpu', 'stored-ratio.json');
const logDir = fromRoot('.ochiq', 'logs', 'bench');

/** Builds the site of the demonstration content. */
async function buildDemonstration(): Promise<MeasuredBuild> {
  const cms = await startFilledCms(false);
  await cms.build();
  return { publicDir: fromRoot('web', 'public'), rendererDir: fromRoot('web', '.site', 'renderer') };
}

/** Returns the files of a release, or of `current` in a folder of releases. */
const findRelease = (release: string): MeasuredBuild => ({
  publicDir: path.resolve(release, 'public'),
  rendererDir: path.resolve(release, 'renderer'),
});

/**
 * Prints the processor time of a page as a ratio to the reference work, and stores it or compares it with the stored one.
 * @throws Error it grew by more than a fifth
 */
export async function runPageCpuBench({ release, write }: PageCpuArguments): Promise<void> {
  const build = release === null ? await buildDemonstration() : findRelease(release);
  showProgress('Measuring pages and the reference work');
  const rounds = await measurePageCpu(logDir, build);
  showProgress('');
  const ratio = computeCpuRatio(rounds);
  const stored = parseCpuRatio(await readFile(ratioFile, 'utf8'));
  console.log(formatCpuReport(rounds, stored));
  await saveFigures('page-cpu', rounds);
  if (write) {
    await writeFile(ratioFile, `${JSON.stringify(ratio, null, 2)}\n`);
    console.log(`Stored in ${path.relative(fromRoot(), ratioFile)}`);
    return;
  }
  const regression = findCpuRegression(ratio, stored);
  if (regression !== null) throw new Error(`${regression} If it is worth that, store the new one with --write.`);
}
