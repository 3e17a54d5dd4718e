import { descriptionOf } from './description.ts';

test('the first text that says enough is the whole description', () => {
  const enough = 'Who we are, what we do and what the law makes us answer for.';
  expect(descriptionOf([null, '', enough, 'More.'])).toBe(enough);
});

test('what says too little is followed by the next text', () => {
  expect(descriptionOf(['No. 430', '  The rules of\n using groundwater. '])).toBe('No. 430. The rules of using groundwater.');
  expect(descriptionOf(['Who we are?', 'We measure.'])).toBe('Who we are? We measure.');
});

test('a long text is cut between words, to 160 characters at most', () => {
  const description = descriptionOf(['Gidrogeologiya, '.repeat(30)]) ?? '';
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/Gidrogeologiya…$/u);
});

test('nothing is said twice', () => {
  expect(descriptionOf(['We measure water.', 'We measure water.', 'Well water.'])).toBe('We measure water. Well water.');
});

test('out of nothing comes nothing', () => {
  expect(descriptionOf([null, undefined, ' '])).toBeNull();
});
