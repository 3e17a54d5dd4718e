import * as z from 'zod';

import { computeMedian } from './quantiles.ts';

const score = z.number().min(0).max(1);
const category = z.object({ score: score.nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });

/** The parts of a Lighthouse report that are used. */
export const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: score.nullable(), scoreDisplayMode: z.string(), numericValue: z.number().optional() }),
  ),
});

export type LighthouseReport = z.output<typeof reportSchema>;

type Metric = {
  title: string;
  /** The target of a page. */
  target: number;
  best: 'high' | 'low';
  of: (report: LighthouseReport) => number;
  write: (value: number) => string;
};

const readScore = (name: keyof LighthouseReport['categories']) => (report: LighthouseReport) => (report.categories[name].score ?? 0) * 100;
const readNumericValue = (audit: string) => (report: LighthouseReport) => report.audits[audit]?.numericValue ?? Number.NaN;
const formatInteger = (value: number) => String(Math.round(value));

/** Lists the columns of the table, with the targets of the project. */
export const metrics = [
  { title: 'Perf', target: 95, best: 'high', of: readScore('performance'), write: formatInteger },
  { title: 'Access', target: 100, best: 'high', of: readScore('accessibility'), write: formatInteger },
  { title: 'Best', target: 100, best: 'high', of: readScore('best-practices'), write: formatInteger },
  { title: 'SEO', target: 100, best: 'high', of: readScore('seo'), write: formatInteger },
  { title: 'LCP s', target: 1200, best: 'low', of: readNumericValue('largest-contentful-paint'), write: (ms) => (ms / 1000).toFixed(2) },
  { title: 'CLS', target: 0.005, best: 'low', of: readNumericValue('cumulative-layout-shift'), write: (value) => value.toFixed(3) },
  { title: 'TBT ms', target: 100, best: 'low', of: readNumericValue('total-blocking-time'), write: formatInteger },
  { title: 'KiB', target: 400 * 1024, best: 'low', of: readNumericValue('total-byte-weight'), write: (bytes) => (bytes / 1024).toFixed(0) },
] as const satisfies readonly Metric[];

/** Calculates the median of each metric over the runs of one page. */
export const calculateMedians = (reports: readonly LighthouseReport[]): number[] => metrics.map(({ of }) => computeMedian(reports.map(of)));

const isTargetMissed = (value: number, { target, best }: Pick<Metric, 'target' | 'best'>) =>
  best === 'high' ? value < target : !(value <= target);

/** Formats a page's figures; those that miss their target are marked. */
export function formatFigures(medians: readonly number[]): string[] {
  return metrics.map((metric, index) => {
    const value = medians[index] ?? Number.NaN;
    return `${isTargetMissed(value, metric) ? '!' : ''}${metric.write(value)}`;
  });
}

/** Finds the worst figure of each metric over all pages. */
export function findWorst(pages: readonly (readonly number[])[]): number[] {
  return metrics.map(({ best }, index) => {
    const values = pages.map((medians) => medians[index] ?? Number.NaN);
    return best === 'high' ? Math.min(...values) : Math.max(...values);
  });
}

/** Lists the audits that reduce the scores of a report. */
export function listFailedAudits({ categories, audits }: LighthouseReport): string[] {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score >= 0.9) return [];
      return [`${name}: ${audit.title} (${id})`];
    }),
  );
}
