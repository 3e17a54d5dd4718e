import { toLoggedPath, formatLogLine } from './format-log-line.ts';

test('formats one object with time, level and service', () => {
  const line = formatLogLine('warning', 'edge', { requestId: 'r', reason: 'two\nlines', form: undefined });
  expect(line.indexOf('\n')).toBe(line.length - 1);
  expect(JSON.parse(line)).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
    level: 'warning',
    service: 'edge',
    requestId: 'r',
    reason: 'two\nlines',
  });
});

test('logs a path without its query', () => {
  expect(toLoggedPath('/search?q=Karim#a')).toBe('/search');
  expect(toLoggedPath(`/${'a'.repeat(1000)}`)).toHaveLength(500);
});
