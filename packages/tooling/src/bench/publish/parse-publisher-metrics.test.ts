import { parsePublisherMetrics } from './parse-publisher-metrics.ts';

const metricsText = [
  '# HELP ochiq_pages_rendered_total Pages rendered',
  '# TYPE ochiq_pages_rendered_total counter',
  'ochiq_pages_rendered_total 19',
  'ochiq_pages 988',
  'ochiq_publish_to_live_seconds_bucket{le="0.05"} 1',
  'ochiq_publish_to_live_seconds_count 2',
  'process_cpu_seconds_total 1.25',
  'ochiq_search_left{what="page"} 7',
  'ochiq_search_left{what="file"} 2',
  'ochiq_peak_memory_bytes 3.5e+8',
  'ochiq_turn_seconds_total{step="read"} 0.01',
  'ochiq_turn_seconds_total{step="plan"} 0.02',
  'ochiq_turn_seconds_total{step="render"} 0.3',
  'ochiq_turn_seconds_total{step="swap"} 0.04',
];

it('parses the publisher’s counters', () => {
  expect(parsePublisherMetrics(`${metricsText.join('\n')}\n`)).toEqual({
    published: 2,
    rendered: 19,
    pages: 988,
    cpuSeconds: 1.25,
    searchLeft: 9,
    peakBytes: 350_000_000,
    spent: { read: 0.01, plan: 0.02, render: 0.3, swap: 0.04 },
  });
});

it.each(metricsText.filter((line) => !/^#|bucket/u.test(line)))('reports a missing “%s” by name', (line) => {
  const others = metricsText.filter((other) => other !== line);
  expect(() => parsePublisherMetrics(others.join('\n'))).toThrow(line.split(' ')[0]);
});
