import { buildText } from './history-cost.ts';

it('corrects one word of a long text with each save', () => {
  const [before, after] = [buildText(1).split(' '), buildText(2).split(' ')];
  expect(buildText(1).length).toBeGreaterThan(3000);
  expect(after.filter((word, index) => word !== before[index])).toHaveLength(2);
});
