import { baselines, formatServeReport, type ServeMeasurement } from './format-serve-report.ts';

const measure = (server: string, kind: ServeMeasurement['kind'], ...cpuSeconds: number[]): ServeMeasurement => ({
  server,
  kind,
  rounds: cpuSeconds.map((seconds) => ({
    ...{ requests: 10_000, seconds: 2, p50Ms: 1, p99Ms: 2, refused: 1, broken: 0 },
    cpuSeconds: seconds,
  })),
  memoryBytes: 3 * 1024 ** 2,
});

it('compares what a request costs with both baselines, for pages and files by themselves', () => {
  const lines = formatServeReport([
    measure('our nginx', 'pages', 0.5, 0.4, 9),
    measure(baselines.sameHeaders, 'pages', 0.4),
    measure(baselines.bare, 'pages', 0.3),
    measure('our nginx', 'files', 0.2),
    measure(baselines.bare, 'files', 0.1),
  ]).split('\n');
  expect(lines.slice(2)).toEqual([
    '| our nginx, pages | 50.0 | 80 % | 60 % | 5,000 | 1.00 | 2.00 | 3 | 3 |',
    '| bare nginx, same headers, pages | 40.0 | 100 % | 75 % | 5,000 | 1.00 | 2.00 | 1 | 3 |',
    '| bare nginx, pages | 30.0 | 133 % | 100 % | 5,000 | 1.00 | 2.00 | 1 | 3 |',
    '| our nginx, files | 20.0 |  | 50 % | 5,000 | 1.00 | 2.00 | 1 | 3 |',
    '| bare nginx, files | 10.0 |  | 100 % | 5,000 | 1.00 | 2.00 | 1 | 3 |',
  ]);
});
