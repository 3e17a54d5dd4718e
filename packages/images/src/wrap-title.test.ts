import { measureTextWidth } from './card-font.ts';
import { wrapTitle } from './wrap-title.ts';

const width = 940;
const long = 'О мерах по совершенствованию государственного мониторинга подземных вод и регулирования недропользования в Республике';

test.each([
  ['About', 76, 1],
  ['Fargʻona vodiysida 42 ta kuzatuv qudugʻi yangi datchiklar bilan jihozlandi', 64, 3],
  [long, 54, 4],
])('fits “%s” in size %s and %s lines', (title, size, lines) => {
  const fitted = wrapTitle(title, width);
  expect([fitted.size, fitted.lines.length, fitted.lines.join(' ')]).toEqual([size, lines, title]);
});

test('never exceeds the width', () => {
  for (const title of [long, `${long} ${long}`, 'A', 'подземных '.repeat(9), 'x'.repeat(400)]) {
    const { size, lines } = wrapTitle(title, width);
    for (const line of lines) expect([line, measureTextWidth(line) * size <= width]).toEqual([line, true]);
  }
});

test('truncates after four lines with an ellipsis after a full word', () => {
  const { lines } = wrapTitle(`${long}, ${long}`, width);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/[\p{L}\d]…$/u);
  expect(`${long}, ${long}`.startsWith(lines.join(' ').slice(0, -1))).toBe(true);
});

test('hyphenates a word longer than a line', () => {
  const { size, lines } = wrapTitle('Gidrogeologiya'.repeat(5), width);
  expect(size).toBe(46);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map((line) => line.replace(/-$/u, '')).join('')).toBe('Gidrogeologiya'.repeat(5));
});
