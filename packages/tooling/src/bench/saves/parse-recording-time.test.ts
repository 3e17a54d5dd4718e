import { parseRecordingTime, computeTimeSince } from './parse-recording-time.ts';

const lines = [
  '# TYPE ochiq_history_seconds histogram',
  'ochiq_history_seconds_bucket{le="0.005"} 2',
  'ochiq_history_seconds_bucket{le="0.015"} 9',
  'ochiq_history_seconds_bucket{le="+Inf"} 10',
  'ochiq_history_seconds_sum 0.07',
  'ochiq_history_seconds_count 10',
  'ochiq_audit_seconds_bucket{le="0.003"} 11',
  'ochiq_audit_seconds_sum 0.02',
  'ochiq_audit_seconds_count 12',
].join('\n');

it('reads how long each took, and how often no longer than its goal', () => {
  expect(parseRecordingTime(lines, 'history')).toEqual({ count: 10, seconds: 0.07, withinGoal: 9 });
  expect(parseRecordingTime(lines, 'audit')).toEqual({ count: 12, seconds: 0.02, withinGoal: 11 });
});

it('leaves out what was measured before', () => {
  const one = { count: 10, seconds: 2, withinGoal: 9 };
  expect(computeTimeSince(one, { count: 4, seconds: 1, withinGoal: 3 })).toEqual({ count: 6, seconds: 1, withinGoal: 6 });
});

it('refuses what lacks a metric', () => {
  expect(() => parseRecordingTime('up 1', 'history')).toThrow('The CMS does not tell ochiq_history_seconds_count');
});
