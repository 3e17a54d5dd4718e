import { buildDescription } from './description.ts';

test('uses the first text where it is long enough', () => {
  const enough = 'Who we are, what we do and what the law makes us answer for.';
  expect(buildDescription([null, '', enough, 'More.'])).toBe(enough);
});

test('appends the next text to a short one', () => {
  expect(buildDescription(['No. 430', '  The rules of\n using groundwater. '])).toBe('No. 430. The rules of using groundwater.');
  expect(buildDescription(['Who we are?', 'We measure.'])).toBe('Who we are? We measure.');
});

test('truncates between words, to 160 characters at most', () => {
  const description = buildDescription(['Gidrogeologiya, '.repeat(30)]) ?? '';
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/Gidrogeologiya…$/u);
});

test('omits duplicate texts', () => {
  expect(buildDescription(['We measure water.', 'We measure water.', 'Well water.'])).toBe('We measure water. Well water.');
});

test('returns null without texts', () => {
  expect(buildDescription([null, undefined, ' '])).toBeNull();
});
