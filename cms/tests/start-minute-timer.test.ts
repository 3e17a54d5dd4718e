import { getMsToNextMinute, startMinuteTimer } from '../src/content/schedule/start-minute-timer';

const minute = Date.parse('2026-11-21T10:30:00.000Z');

afterEach(() => {
  jest.useRealTimers();
});

test('the next minute is never now', () => {
  expect(getMsToNextMinute(minute)).toBe(60_000);
  expect(getMsToNextMinute(minute - 1)).toBe(1);
  expect(getMsToNextMinute(minute + 59_000)).toBe(1000);
});

test('calls back when each minute begins, and no more once it is stopped', () => {
  jest.useFakeTimers({ now: minute - 20_000 });
  const calls: number[] = [];
  const timer = startMinuteTimer(() => calls.push(Date.now()));
  jest.advanceTimersByTime(19_999);
  expect(calls).toEqual([]);
  jest.advanceTimersByTime(120_001);
  expect(calls).toEqual([minute, minute + 60_000, minute + 120_000]);
  timer.stop();
  jest.advanceTimersByTime(120_000);
  expect(calls).toHaveLength(3);
});

test('a clock that was set back calls nothing before its minute', () => {
  jest.useFakeTimers({ now: minute - 20_000 });
  const calls: number[] = [];
  const timer = startMinuteTimer(() => calls.push(Date.now()));
  jest.setSystemTime(minute - 25_000);
  jest.advanceTimersByTime(24_999);
  expect(calls).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(calls).toEqual([minute]);
  timer.stop();
});
