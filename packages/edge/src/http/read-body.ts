import type { IncomingMessage, ServerResponse } from 'node:http';

import type { BodyFault, BodyLimits } from '../answers/sender.ts';

/**
 * A request's whole body; the status that says why there is none: it broke off (400), came too slowly (408) or is
 * too long (413). What lies beyond the limit is not read.
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyBytes, bodyTimeoutMs }: BodyLimits,
): Promise<Buffer | BodyFault> {
  if (Number(request.headers['content-length'] ?? 0) > bodyBytes) return 413;
  // Who has left already will not be told of again.
  if (request.destroyed) return 400;
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (result: Buffer | BodyFault): void => {
      clearTimeout(timer);
      request.off('data', take).pause();
      resolve(result);
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > bodyBytes) finish(413);
      else chunks.push(chunk);
    };
    const timer = setTimeout(finish, bodyTimeoutMs, 408);
    request.on('data', take);
    request.once('end', () => finish(Buffer.concat(chunks)));
    for (const event of ['error', 'close'] as const) request.once(event, () => finish(400));
  });
}
