/**
 * Reads a body to its end, such as that of a fetch response, but no further than a limit; the rest is cancelled.
 * @returns `undefined` where it is longer than `maxBytes`
 */
export async function readBounded(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (body === null) return Buffer.alloc(0);
  // Leaving the loop cancels the rest.
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
