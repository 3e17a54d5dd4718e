import * as z from 'zod';

import { formatMarkdownTable } from '../format-table.ts';
import { computeMedian } from '../quantiles.ts';

const stageNames = ['render', 'inspect', 'compress'] as const;
type PageStage = (typeof stageNames)[number];

const milliseconds = z.number().nonnegative();
const roundSchema = z.object({
  /** Processor time of the reference work, in milliseconds. */
  reference: z.number().positive(),
  /** The same of a page, by stage; `null` where no pages were measured. What is a difference can turn negative. */
  page: z.object({ render: milliseconds, inspect: milliseconds, compress: z.number() }).nullable(),
});
const roundsSchema = z.array(roundSchema).nonempty();

/** Figures of one round: the reference work, and pages directly after it. */
export type CpuRound = z.output<typeof roundSchema>;

/** Parses what `packages/publisher/bench/measure-page-cpu.ts` prints. @throws Error it has no figures */
export function parseCpuRounds(lines: readonly string[]): CpuRound[] {
  const line = lines.findLast((one) => one.startsWith('['));
  if (line === undefined) throw new Error('The measurement of a page’s processor time ended without a result');
  return roundsSchema.parse(JSON.parse(line));
}

const ratioSchema = z.object({
  /** Processor time of a page divided by that of the reference work. */
  page: z.number().positive(),
  /** The same by stage. */
  stages: z.object({ render: z.number(), inspect: z.number(), compress: z.number() }),
});
export type CpuRatio = z.output<typeof ratioSchema>;

/** Parses a stored ratio. @throws it is none */
export const parseCpuRatio = (text: string): CpuRatio => ratioSchema.parse(JSON.parse(text));

const decimals = 3;
const roundRatio = (ratio: number) => Number(ratio.toFixed(decimals));
const sumStages = (page: NonNullable<CpuRound['page']>) => stageNames.reduce((sum, stage) => sum + page[stage], 0);

/**
 * Computes the ratio of a page to the reference work, the median of all rounds: what disturbs a round disturbs both.
 * @throws RangeError no pages were measured
 */
export function computeCpuRatio(rounds: readonly CpuRound[]): CpuRatio {
  const ratios = rounds.flatMap(({ reference, page }) =>
    page ? [{ all: sumStages(page) / reference, stages: stageNames.map((stage) => page[stage] / reference) }] : [],
  );
  const stages = stageNames.map((stage, at) => [stage, roundRatio(computeMedian(ratios.map((one) => one.stages[at] ?? 0)))] as const);
  return {
    page: roundRatio(computeMedian(ratios.map(({ all }) => all))),
    stages: Object.fromEntries(stages) as Record<PageStage, number>,
  };
}

/** Growth of the ratio that is a regression. Runs on the same busy machine differ by a twentieth. */
const maxGrowth = 0.2;

const formatPercent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Describes a regression against the stored ratio; `null` where it is none. */
export function findCpuRegression(now: CpuRatio, stored: CpuRatio): string | null {
  const growth = now.page / stored.page - 1;
  if (growth <= maxGrowth) return null;
  return `A page takes ${formatPercent(growth)} more processor time than the stored ratio allows for: ${String(now.page)} of the reference work, before ${String(stored.page)} (limit: ${formatPercent(maxGrowth)} more).`;
}

/** Formats the table, in Markdown: milliseconds, share and ratio of each stage, next to the stored ratio. */
export function formatCpuReport(rounds: readonly CpuRound[], stored: CpuRatio | null): string {
  const ratio = computeCpuRatio(rounds);
  const reference = computeMedian(rounds.map((round) => round.reference));
  // Medians of parts need not add up to the median of the whole.
  const all = sumStages(ratio.stages);
  const createRow = (title: string, now: number, before: number | undefined, share: number) => [
    title,
    (now * reference).toFixed(2),
    formatPercent(share),
    now.toFixed(decimals),
    before === undefined ? '–' : before.toFixed(decimals),
  ];
  return formatMarkdownTable([
    ['Processor time', 'ms', 'share', 'ratio', 'stored'],
    ...stageNames.map((stage) => createRow(stage, ratio.stages[stage], stored?.stages[stage], ratio.stages[stage] / all)),
    createRow('a page', ratio.page, stored?.page, 1),
    ['the reference work', reference.toFixed(2), '–', '1', '1'],
  ]);
}
