import { readBounded } from './read-bounded.ts';

test('reads a body of the exact limit', async () => {
  expect((await readBounded(new Response('12345').body, 5))?.toString()).toBe('12345');
  expect(await readBounded(new Response(null).body, 5)).toEqual(Buffer.alloc(0));
});

test('cancels a body beyond the limit', async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(4));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  expect(await readBounded(endless, 5)).toBeUndefined();
  expect(isCancelled).toBe(true);
});
