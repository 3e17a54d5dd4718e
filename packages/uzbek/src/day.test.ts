import { uzbekDay, uzbekMonth } from './day.ts';

test.each([
  ['2026-11-20', '2026-yil 20-noyabr'],
  ['2025-03-01', '2025-yil 1-mart'],
  ['1991-09-01', '1991-yil 1-sentabr'],
])('%s is written %s', (iso, words) => {
  expect(uzbekDay(iso)).toBe(words);
  expect(words).toContain(uzbekMonth(iso));
});
