import { type ContentPair, createPairMemory } from '../src/content/list-details/compared-pairs';

const pair = (name: string): ContentPair => ({ before: { content: `${name}0` }, after: { content: `${name}1` } });
const [one, two, three, four] = [pair('a'), pair('b'), pair('c'), pair('d')] as const;

test('a request has the results of all that it asks for, while a full memory loses its oldest pairs only', async () => {
  const compareOnce = createPairMemory(3);
  const compared: ContentPair[] = [];
  const compare = (fresh: readonly ContentPair[]) => {
    compared.push(...fresh);
    return Promise.resolve(fresh.map(() => true));
  };
  await compareOnce([one, two], compare);
  const isDue = await compareOnce([one, two, three, four], compare);
  expect([one, two, three, four].map(isDue)).toEqual([true, true, true, true]);
  await compareOnce([two, three, four], compare);
  expect(compared).toEqual([one, two, three, four]);
  await compareOnce([one], compare);
  expect(compared).toEqual([one, two, three, four, one]);
});

test('another request at the same time takes no result away', async () => {
  const compareOnce = createPairMemory(1);
  await compareOnce([one], () => Promise.resolve([true]));
  const results = compareOnce([one, two], async () => {
    await compareOnce([three, four], () => Promise.resolve([false, false]));
    return [true];
  });
  const isDue = await results;
  expect([one, two].map(isDue)).toEqual([true, true]);
});
