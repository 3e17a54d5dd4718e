import { readBounded } from './read-bounded.ts';

/** A response that counts how much of it was taken. */
function createResponse(chunks: number, headers: Record<string, string> = {}) {
  let sent = 0;
  let isCanceled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === chunks) controller.close();
        else controller.enqueue(Buffer.from('abcd'));
        sent = Math.min(sent + 1, chunks);
      },
      cancel: () => void (isCanceled = true),
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body, { headers }), count: () => sent, wasCanceled: () => isCanceled };
}

test('reads a body as long as the limit, and none', async () => {
  expect(String(await readBounded(createResponse(2).response, 8))).toBe('abcdabcd');
  expect(await readBounded(new Response(null), 8)).toHaveLength(0);
});

test('tells of every chunk', async () => {
  const onChunk = jest.fn();
  await readBounded(createResponse(3).response, 12, onChunk);
  expect(onChunk).toHaveBeenCalledTimes(3);
});

test('stops within a longer body, and takes the rest from nobody', async () => {
  const { response, count, wasCanceled } = createResponse(100);
  expect(await readBounded(response, 8)).toBeNull();
  expect({ sent: count(), wasCanceled: wasCanceled() }).toEqual({ sent: 3, wasCanceled: true });
});

test('does not begin a body that is announced as longer', async () => {
  const { response, count, wasCanceled } = createResponse(1, { 'content-length': '9' });
  expect(await readBounded(response, 8)).toBeNull();
  expect({ sent: count(), wasCanceled: wasCanceled() }).toEqual({ sent: 0, wasCanceled: true });
});
