import { listFailedAudits, calculateMedians, metrics, reportSchema, findWorst, formatFigures, type LighthouseReport } from './audit.ts';

function report({ performance = 1, seo = 1, lcp = 900, contrast = 1 } = {}): LighthouseReport {
  const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 10 })) });
  const audit = (score: number, numericValue?: number) => ({ title: 'Title', score, scoreDisplayMode: 'numeric', numericValue });
  return reportSchema.parse({
    categories: {
      performance: category(performance, 'largest-contentful-paint'),
      accessibility: category(contrast, 'color-contrast'),
      'best-practices': category(1),
      seo: category(seo),
    },
    audits: {
      'largest-contentful-paint': audit(performance, lcp),
      'cumulative-layout-shift': audit(1, 0),
      'total-blocking-time': audit(1, 20),
      'total-byte-weight': audit(1, 102_400),
      'color-contrast': audit(contrast),
    },
  });
}

it('computes the median of each figure separately', () => {
  const runs = [
    report({ performance: 0.9, lcp: 1000 }),
    report({ performance: 0.97, lcp: 3000 }),
    report({ performance: 0.99, lcp: 1100 }),
  ];
  expect(formatFigures(calculateMedians(runs))).toEqual(['97', '100', '100', '100', '1.10', '0.000', '20', '100']);
});

it('marks what misses its target', () => {
  expect(formatFigures(calculateMedians([report({ performance: 0.94, seo: 0.92, lcp: 1201 })]))).toEqual([
    '!94',
    '100',
    '100',
    '!92',
    '!1.20',
    '0.000',
    '20',
    '100',
  ]);
});

it('marks a figure that is missing', () => {
  const { audits, ...rest } = report();
  expect(
    formatFigures(
      calculateMedians([{ ...rest, audits: { ...audits, 'total-blocking-time': { title: '', score: null, scoreDisplayMode: '' } } }]),
    ),
  ).toContain('!NaN');
});

it('finds the worst of each figure', () => {
  const pages = [report({ performance: 0.9, lcp: 500 }), report({ seo: 0.8, lcp: 700 })].map((one) => calculateMedians([one]));
  expect(findWorst(pages).slice(0, 5)).toEqual([90, 100, 100, 80, 700]);
  expect(findWorst(pages)).toHaveLength(metrics.length);
});

it('lists the audits that reduce scores', () => {
  expect(listFailedAudits(report({ performance: 0.5, contrast: 0 }))).toEqual([
    'performance: Title (largest-contentful-paint)',
    'accessibility: Title (color-contrast)',
  ]);
  expect(listFailedAudits(report())).toEqual([]);
});
