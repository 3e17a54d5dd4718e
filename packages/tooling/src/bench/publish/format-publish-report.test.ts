import type { PublishSample } from './measure/measure-publish.ts';
import { describeBulk, describeEdits, describePlanned, formatPublishReport, type SizeMeasurement } from './format-publish-report.ts';

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
  samples: { newest: [], title: [sample(100), sample(110), sample(150)], slug: [sample(200)], delete: [], move: [sample(400)] },
  bulk: null,
  plannedMs: [],
  peakBytes: 300 * 1024 ** 2,
  referenceSeconds: 0.01,
  buildMs: 22_000,
};

it('has a row for each kind of change that was measured', () => {
  const [, , ...rows] = formatPublishReport([measured]).split('\n');
  expect(rows).toEqual([
    '| 1,000, an edit of a title | 3 | 110 | 150 | 100 | 140 | 19 | 0.13 | 6.6 | 0.66 | 300 | 22.0 | 200 × |',
    '| 1,000, a new slug | 1 | 200 | 200 | 190 | 190 | 19 | 0.13 | 6.6 | 0.66 | 300 | – | – |',
    '| 1,000, a move of 50 pages | 1 | 400 | 400 | 390 | 390 | 19 | 0.13 | 6.6 | 0.66 | 300 | – | – |',
  ]);
});

it('marks sizes without a build', () => {
  expect(formatPublishReport([{ ...measured, buildMs: null }]).split('\n')[2]).toMatch(/\| – \| – \|$/u);
});

it('divides the processor time of all changes by all pages that they rendered', () => {
  const samples = {
    ...measured.samples,
    newest: [sample(100, { rendered: 30, cpuSeconds: 0.3 }), sample(100, { rendered: 10, cpuSeconds: 0.02 })],
  };
  const [, , row = ''] = formatPublishReport([{ ...measured, samples }]).split('\n');
  expect(row).toContain('| 1,000, an edit of the newest item | 2 |');
  expect(row).toContain('| 8.0 | 0.80 |');
});

it('describes the time spent in parts that add up', () => {
  expect(describeEdits(measured)).toEqual([
    '1,000 × 3 (5,040 pages), an edit of a title: 120 ms on average: CMS read 10 (8 %), plan 5 (4 %), render and check 60 (50 %), swap 15 (13 %), waking and reading 30 (25 %).',
  ]);
  expect(describeEdits({ ...measured, samples: { ...measured.samples, newest: [sample(80)] } })[0]).toContain(
    'an edit of the newest item: 80 ms',
  );
});

it('describes what was published at once, where there were enough items', () => {
  expect(describeBulk(measured)).toEqual([]);
  const bulk = { items: 300, cmsMs: 41_000, firstMs: 940, allMs: 8_460 };
  expect(describeBulk({ ...measured, bulk })).toEqual([
    '1,000 × 3, 300 × 3 published at once: the CMS answers after 41.0 s; the first page is live 0.9 s after the request, all 8.5 s after the answer.',
  ]);
});

it('describes how soon planned items were live, and how many too early', () => {
  expect(describePlanned(measured)).toEqual([]);
  expect(describePlanned({ ...measured, plannedMs: [310, -5, 420] })).toEqual([
    '1,000 × 3, 3 items planned for one minute: their own pages are live 310 ms after it (p95 420 ms), 1 before it.',
  ]);
});
