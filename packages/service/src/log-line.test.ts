import { loggedPath, logLine } from './log-line.ts';

test('formats one object with time, level and service', () => {
  const line = logLine('warning', 'edge', { requestId: 'r', reason: 'two\nlines', form: undefined });
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
  expect(loggedPath('/search?q=Karim#a')).toBe('/search');
  expect(loggedPath(`/${'a'.repeat(1000)}`)).toHaveLength(500);
});
