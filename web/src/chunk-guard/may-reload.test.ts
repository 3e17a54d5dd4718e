import { mayReload } from './may-reload';

const now = Date.UTC(2026, 10, 20);

it.each([
  ['never before', 0, true],
  ['60 seconds ago', now - 60_000, true],
  ['a moment less ago', now - 59_999, false],
  ['just now', now, false],
  ['by a clock that was set back since', now + 3_600_000, true],
  ['at no time that can be read', Number.NaN, true],
])('reloaded %s: %p → %p', (_, last, allowed) => {
  expect(mayReload(now, last)).toBe(allowed);
});
