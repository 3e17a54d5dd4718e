import { formatMarkdownTable } from '../format-table.ts';
import { computeMedian, computeQuantile } from '../quantiles.ts';
import { changeKinds, type ChangeKind } from './change-kinds.ts';
import type { BulkMeasurement } from './measure/measure-bulk.ts';
import type { PublishSample } from './measure/measure-publish.ts';
import { stepNames, turnSteps } from './parse-publisher-metrics.ts';

/** Figures at one number of entries. */
export type SizeMeasurement = {
  /** News items, each in three languages. */
  entries: number;
  /** Pages that the site has. */
  pages: number;
  samples: Readonly<Record<ChangeKind, readonly PublishSample[]>>;
  /** `null` where there were too few items. */
  bulk: BulkMeasurement | null;
  /** How long after their minute planned items were live, in milliseconds. */
  plannedMs: readonly number[];
  /** Peak memory of the publisher, in bytes. */
  peakBytes: number;
  /** Processor time of the reference work on this machine, in seconds. */
  referenceSeconds: number;
  /** A warm `gatsby build` after an edit of a title; `null` where none was made. */
  buildMs: number | null;
};

const formatCount = (value: number) => value.toLocaleString('en');
const formatInteger = (value: number) => formatCount(Math.round(value));
const computeMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const computeMedianBy = (samples: readonly PublishSample[], of: (sample: PublishSample) => number) => computeMedian(samples.map(of));
const kindNames = Object.keys(changeKinds) as readonly ChangeKind[];

const head = [
  'Entries × 3, change',
  'runs',
  'p50 ms',
  'p95 ms',
  'its own page, p50 ms',
  'p95 ms',
  'pages rendered',
  'CPU s',
  'CPU ms a page',
  '÷ reference',
  'peak memory MB',
  'warm `gatsby build` s',
  'build ÷ p50',
];

const formatTimes = (times: readonly number[]) => [formatInteger(computeMedian(times)), formatInteger(computeQuantile(times, 0.95))];

/** Computes the processor time of a page, all stages included, in seconds. */
function computePageCpu(samples: readonly PublishSample[]): number {
  const rendered = samples.reduce((sum, sample) => sum + sample.rendered, 0);
  return samples.reduce((sum, sample) => sum + sample.cpuSeconds, 0) / rendered;
}

function createRow({ entries, samples, peakBytes, referenceSeconds, buildMs }: SizeMeasurement, kind: ChangeKind): string[] {
  const of = samples[kind];
  const p50 = computeMedianBy(of, ({ allMs }) => allMs);
  const pageCpu = computePageCpu(of);
  const build = kind === 'title' ? buildMs : null;
  return [
    `${formatCount(entries)}, ${changeKinds[kind]}`,
    formatCount(of.length),
    ...formatTimes(of.map(({ allMs }) => allMs)),
    ...formatTimes(of.map(({ ownMs }) => ownMs)),
    formatInteger(computeMedianBy(of, ({ rendered }) => rendered)),
    computeMedianBy(of, ({ cpuSeconds }) => cpuSeconds).toFixed(2),
    (pageCpu * 1000).toFixed(1),
    (pageCpu / referenceSeconds).toFixed(2),
    formatInteger(peakBytes / 1024 ** 2),
    build === null ? '–' : (build / 1000).toFixed(1),
    build === null ? '–' : `${formatInteger(build / p50)} ×`,
  ];
}

/** Formats the table, in Markdown: a row for each size and kind of change that was measured. */
export function formatPublishReport(measured: readonly SizeMeasurement[]): string {
  const measuredKinds = ({ samples }: SizeMeasurement) => kindNames.filter((kind) => samples[kind].length > 0);
  return formatMarkdownTable([head, ...measured.flatMap((one) => measuredKinds(one).map((kind) => createRow(one, kind)))]);
}

/** Describes where the time of a kind of change goes at a size, in one line: means and shares, which add up. */
function describeTimeSpent({ entries, pages, samples }: SizeMeasurement, kind: ChangeKind): string {
  const parts = stepNames.map((step) => [turnSteps[step], computeMean(samples[kind].map(({ spent }) => spent[step] * 1000))] as const);
  const all = computeMean(samples[kind].map(({ allMs }) => allMs));
  const rest = all - parts.reduce((sum, [, ms]) => sum + ms, 0);
  const describePart = (what: string, ms: number) => `${what} ${formatInteger(ms)} (${formatInteger((ms / all) * 100)} %)`;
  const partTexts = [...parts, ['waking and reading', rest] as const].map(([what, ms]) => describePart(what, ms));
  return `${formatCount(entries)} × 3 (${formatCount(pages)} pages), ${changeKinds[kind]}: ${formatInteger(all)} ms on average: ${partTexts.join(', ')}.`;
}

/** Describes where the time of edits goes at a size, a line for each kind that was measured. */
export const describeEdits = (measured: SizeMeasurement): string[] =>
  (['newest', 'title'] as const).filter((kind) => measured.samples[kind].length > 0).map((kind) => describeTimeSpent(measured, kind));

/** Describes publishing many items at once at a size, in one line; none where that was not measured. */
export function describeBulk({ entries, bulk }: SizeMeasurement): string[] {
  if (bulk === null) return [];
  const { items, cmsMs, firstMs, allMs } = bulk;
  const formatSeconds = (ms: number) => (ms / 1000).toFixed(1);
  return [
    `${formatCount(entries)} × 3, ${formatCount(items)} × 3 published at once: the CMS answers after ${formatSeconds(cmsMs)} s; the first page is live ${formatSeconds(firstMs)} s after the request, all ${formatSeconds(allMs)} s after the answer.`,
  ];
}

/** Describes how soon after their minute planned items were live at a size, in one line. */
export function describePlanned({ entries, plannedMs }: SizeMeasurement): string[] {
  if (plannedMs.length === 0) return [];
  const [p50, p95] = formatTimes(plannedMs);
  const early = plannedMs.filter((ms) => ms < 0).length;
  return [
    `${formatCount(entries)} × 3, ${formatCount(plannedMs.length)} items planned for one minute: their own pages are live ${String(p50)} ms after it (p95 ${String(p95)} ms), ${formatCount(early)} before it.`,
  ];
}
