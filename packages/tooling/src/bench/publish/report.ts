import { markdownTable } from '../markdown-table.ts';
import { median } from '../median.ts';
import { quantile } from '../quantile.ts';
import { kinds, type Kind } from './kinds.ts';
import type { Sample } from './measure.ts';
import { stepNames, steps } from './publisher-numbers.ts';

/** Figures at one number of entries. */
export type Measured = {
  /** News items, each in three languages. */
  entries: number;
  /** Pages that the site has. */
  pages: number;
  samples: Readonly<Record<Kind, readonly Sample[]>>;
  /** Peak memory of the publisher, in bytes. */
  peakBytes: number;
  /** A warm `gatsby build` after an edit of a title; `null` where none was made. */
  buildMs: number | null;
};

const count = (value: number) => value.toLocaleString('en');
const whole = (value: number) => count(Math.round(value));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const middle = (samples: readonly Sample[], of: (sample: Sample) => number) => median(samples.map(of));
const kindNames = Object.keys(kinds) as readonly Kind[];

const head = [
  'Entries × 3, change',
  'runs',
  'p50 ms',
  'p95 ms',
  'its own page, p50 ms',
  'pages rendered',
  'CPU s',
  'peak memory MB',
  'warm `gatsby build` s',
  'build ÷ p50',
];

function row({ entries, samples, peakBytes, buildMs }: Measured, kind: Kind): string[] {
  const of = samples[kind];
  const p50 = middle(of, ({ allMs }) => allMs);
  const build = kind === 'title' ? buildMs : null;
  return [
    `${count(entries)}, ${kinds[kind]}`,
    count(of.length),
    whole(p50),
    whole(
      quantile(
        of.map(({ allMs }) => allMs),
        0.95,
      ),
    ),
    whole(middle(of, ({ ownMs }) => ownMs)),
    whole(middle(of, ({ rendered }) => rendered)),
    middle(of, ({ cpuSeconds }) => cpuSeconds).toFixed(2),
    whole(peakBytes / 1024 ** 2),
    build === null ? '–' : (build / 1000).toFixed(1),
    build === null ? '–' : `${whole(build / p50)} ×`,
  ];
}

/** Formats the table, in Markdown: a row for each size and kind of change that was measured. */
export function report(measured: readonly Measured[]): string {
  const measuredKinds = ({ samples }: Measured) => kindNames.filter((kind) => samples[kind].length > 0);
  return markdownTable([head, ...measured.flatMap((one) => measuredKinds(one).map((kind) => row(one, kind)))]);
}

/** Describes where the time of an edit goes at a size, in one line: means, which add up. */
export function whereTimeGoes({ entries, pages, samples: { title } }: Measured): string {
  const parts = stepNames.map((step) => [steps[step], mean(title.map(({ spent }) => spent[step] * 1000))] as const);
  const all = mean(title.map(({ allMs }) => allMs));
  const rest = all - parts.reduce((sum, [, ms]) => sum + ms, 0);
  const told = [...parts, ['waking and reading', rest] as const].map(([what, ms]) => `${what} ${whole(ms)}`);
  return `${count(entries)} × 3 (${count(pages)} pages), ${kinds.title}: ${whole(all)} ms on average: ${told.join(', ')}.`;
}
