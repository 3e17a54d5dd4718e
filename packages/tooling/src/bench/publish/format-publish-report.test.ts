import type { PublishSample } from './measure-publish.ts';
import { formatPublishReport, describeTimeSpent, type SizeMeasurement } from './format-publish-report.ts';

const sample = (allMs: number, over: Partial<PublishSample> = {}): PublishSample => ({
  ownMs: allMs - 10,
  allMs,
  rendered: 19,
  cpuSeconds: 0.125,
  spent: { read: 0.01, plan: 0.005, render: 0.06, swap: 0.015 },
  ...over,
});
const measured: SizeMeasurement = {
  entries: 1000,
  pages: 5040,
  samples: { title: [sample(100), sample(110), sample(150)], slug: [sample(200)], delete: [] },
  peakBytes: 300 * 1024 ** 2,
  buildMs: 22_000,
};

it('has a row for each kind of change that was measured', () => {
  const [, , ...rows] = formatPublishReport([measured]).split('\n');
  expect(rows).toEqual([
    '| 1,000, an edit of a title | 3 | 110 | 150 | 100 | 19 | 0.13 | 300 | 22.0 | 200 × |',
    '| 1,000, a new slug | 1 | 200 | 200 | 190 | 19 | 0.13 | 300 | – | – |',
  ]);
});

it('marks sizes without a build', () => {
  expect(formatPublishReport([{ ...measured, buildMs: null }]).split('\n')[2]).toMatch(/\| – \| – \|$/u);
});

it('describes the time spent in parts that add up', () => {
  expect(describeTimeSpent(measured)).toBe(
    '1,000 × 3 (5,040 pages), an edit of a title: 120 ms on average: CMS read 10, plan 5, render and check 60, swap 15, waking and reading 30.',
  );
});
