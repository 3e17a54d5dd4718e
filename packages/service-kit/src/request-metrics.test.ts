import { RequestMetrics } from './request-metrics.ts';

test('counts requests by kind and status, and measures their time', async () => {
  const numbers = new RequestMetrics<'page' | 'form'>('edge');
  numbers.recordRequest('page', 200, 0.002);
  numbers.recordRequest('page', 200, 0.2);
  numbers.recordRequest('form', 503, 10);
  const { status, type, text } = await numbers.tell();
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(text).toContain('ochiq_edge_requests_total{kind="page",status="200"} 2');
  expect(text).toContain('ochiq_edge_requests_total{kind="form",status="503"} 1');
  expect(text).toContain('ochiq_edge_request_seconds_bucket{le="0.005",kind="page"} 1');
  expect(text).toContain('ochiq_edge_request_seconds_count{kind="page"} 2');
  expect(text).toContain('process_resident_memory_bytes');
});
