import * as z from 'zod';

import { median } from './median.ts';

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

export type Report = z.output<typeof reportSchema>;

type Metric = {
  title: string;
  /** The target of a page. */
  target: number;
  best: 'high' | 'low';
  of: (report: Report) => number;
  write: (value: number) => string;
};

const points = (name: keyof Report['categories']) => (report: Report) => (report.categories[name].score ?? 0) * 100;
const measured = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? Number.NaN;
const whole = (value: number) => String(Math.round(value));

/** Lists the columns of the table, with the targets of the project. */
export const metrics = [
  { title: 'Perf', target: 95, best: 'high', of: points('performance'), write: whole },
  { title: 'Access', target: 100, best: 'high', of: points('accessibility'), write: whole },
  { title: 'Best', target: 100, best: 'high', of: points('best-practices'), write: whole },
  { title: 'SEO', target: 100, best: 'high', of: points('seo'), write: whole },
  { title: 'LCP s', target: 1200, best: 'low', of: measured('largest-contentful-paint'), write: (ms) => (ms / 1000).toFixed(2) },
  { title: 'CLS', target: 0.005, best: 'low', of: measured('cumulative-layout-shift'), write: (value) => value.toFixed(3) },
  { title: 'TBT ms', target: 100, best: 'low', of: measured('total-blocking-time'), write: whole },
  { title: 'KiB', target: 400 * 1024, best: 'low', of: measured('total-byte-weight'), write: (bytes) => (bytes / 1024).toFixed(0) },
] as const satisfies readonly Metric[];

/** Calculates the median of each metric over the runs of one page. */
export const mediansOf = (reports: readonly Report[]): number[] => metrics.map(({ of }) => median(reports.map(of)));

const misses = (value: number, { target, best }: Pick<Metric, 'target' | 'best'>) =>
  best === 'high' ? value < target : !(value <= target);

/** Formats a page's figures; those that miss their target are marked. */
export function written(medians: readonly number[]): string[] {
  return metrics.map((metric, index) => {
    const value = medians[index] ?? Number.NaN;
    return `${misses(value, metric) ? '!' : ''}${metric.write(value)}`;
  });
}

/** Finds the worst figure of each metric over all pages. */
export function worst(pages: readonly (readonly number[])[]): number[] {
  return metrics.map(({ best }, index) => {
    const values = pages.map((medians) => medians[index] ?? Number.NaN);
    return best === 'high' ? Math.min(...values) : Math.max(...values);
  });
}

/** Lists the audits that reduce the scores of a report. */
export function lostPoints({ categories, audits }: Report): string[] {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score >= 0.9) return [];
      return [`${name}: ${audit.title} (${id})`];
    }),
  );
}
