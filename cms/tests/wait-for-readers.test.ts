import { waitForReaders } from '../src/content/schedule/wait-for-readers';

test('waits while a connection is used or waited for, and for a moment after that', async () => {
  const used = [1, 1, 0, 1];
  const pending = [0, 0, 1];
  const looks: number[] = [];
  await waitForReaders({
    numUsed: () => used.shift() ?? 0,
    numPendingAcquires: () => {
      looks.push(used.length + pending.length);
      return pending.shift() ?? 0;
    },
  });
  expect([used, pending]).toEqual([[], []]);
  // A single idle look is a pause between two queries.
  expect(looks.filter((left) => left === 0).length).toBeGreaterThan(1);
});

test('delays no plan for ever', async () => {
  let looks = 0;
  await waitForReaders({ numUsed: () => (looks += 1), numPendingAcquires: () => 0 });
  expect(looks).toBeGreaterThan(1);
});
