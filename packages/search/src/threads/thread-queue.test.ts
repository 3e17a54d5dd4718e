import { ThreadQueue } from './thread-queue.ts';

/** Work that ends on request. */
function createPendingWork() {
  let end: (name: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

test('runs waiting work in order on the first free worker', async () => {
  const queue = new ThreadQueue(['one', 'other']);
  const [slow, quick] = [createPendingWork(), createPendingWork()];
  const first = queue.run(slow.work);
  const second = queue.run(quick.work);
  const waiting = [queue.run((worker) => Promise.resolve(`a ${worker}`)), queue.run((worker) => Promise.resolve(`b ${worker}`))];
  quick.end('quick');
  expect(await Promise.all([second, ...waiting])).toEqual(['quick', 'a other', 'b other']);
  slow.end('slow');
  expect(await first).toBe('slow');
});

test('frees a worker after a failure', async () => {
  const queue = new ThreadQueue(['one']);
  await expect(queue.run(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect(await queue.run((worker) => Promise.resolve(worker))).toBe('one');
});

test('rejects excess work, and waiting work on close', async () => {
  const queue = new ThreadQueue(['one']);
  const slow = createPendingWork();
  const first = queue.run(slow.work);
  const waiting = Array.from({ length: 500 }, () => queue.run((worker) => Promise.resolve(worker)));
  await expect(queue.run((worker) => Promise.resolve(worker))).rejects.toThrow('too many ask at once');
  const refused = Promise.allSettled(waiting);
  queue.close();
  expect((await refused).map(({ status }) => status)).toEqual(Array.from(waiting, () => 'rejected'));
  await expect(queue.run((worker) => Promise.resolve(worker))).rejects.toThrow('it was closed');
  slow.end('done');
  expect(await first).toBe('done');
});
