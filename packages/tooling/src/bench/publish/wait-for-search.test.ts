import { waitForSearch } from './wait-for-search.ts';

/** Reads these numbers one after the other, then the last one for ever. */
function createReader(numbers: readonly number[]) {
  let reads = 0;
  const read = () => {
    reads += 1;
    return Promise.resolve(numbers[Math.min(reads, numbers.length) - 1] ?? 0);
  };
  return { read, getReads: () => reads };
}

it('waits until nothing is left in several successive looks', async () => {
  const { read, getReads } = createReader([0, 0, 11, 4, 0]);
  await waitForSearch(read, 0);
  expect(getReads()).toBe(9);
});

it('rejects a search that does not get done', async () => {
  await expect(waitForSearch(createReader([3]).read, 0)).rejects.toThrow('does not get done');
});
