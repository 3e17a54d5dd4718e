import { parseHistoryTime } from './parse-history-time.ts';

const lines = [
  '# TYPE ochiq_history_seconds histogram',
  'ochiq_history_seconds_bucket{le="0.005"} 2',
  'ochiq_history_seconds_bucket{le="0.015"} 9',
  'ochiq_history_seconds_bucket{le="+Inf"} 10',
  'ochiq_history_seconds_sum 0.07',
  'ochiq_history_seconds_count 10',
];

it('reads how long the history took, and how often no longer than the goal', () => {
  expect(parseHistoryTime(lines.join('\n'))).toEqual({ changes: 10, seconds: 0.07, withinGoal: 9 });
});

it('refuses what lacks a metric', () => {
  expect(() => parseHistoryTime('up 1')).toThrow('The CMS does not tell ochiq_history_seconds_count');
});
