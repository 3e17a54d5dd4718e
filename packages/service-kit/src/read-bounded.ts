/**
 * Reads the body of a response up to a limit, in bytes; null where it is longer, or says so. What exceeds the limit is
 * not received.
 * @param onChunk called for every chunk: bounds the time without any
 */
export async function readBounded({ headers, body }: Response, maxBytes: number, onChunk?: () => void): Promise<Buffer | null> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    await body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    onChunk?.();
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
