import type { ReaderResponse } from './send-reader-request.ts';
import type { ReaderTarget } from './reader-target.ts';

/** Services whose absence readers notice. */
export type UnavailableParts = ReadonlySet<'edge' | 'search'>;

export type ResponseVerdict = 'good' | 'unknown body' | { fault: string };

const describeResponse = ({ status, body }: ReaderResponse) => (status === 0 ? body.toString('utf8') : `status ${String(status)}`);

/** Returns whether the search has hits. */
const hasHits = (body: Buffer): boolean => /^\{"total":[1-9]/u.test(body.toString('utf8'));

function isExpectedResponse({ kind }: ReaderTarget, { status, location, body }: ReaderResponse): boolean {
  switch (kind) {
    case 'file':
      return status === 200;
    case 'choice':
      return (status === 200 && body.includes('</html>')) || (status === 302 && /^\/(?:uz|ru|en)$/u.test(location));
    case 'missing':
      return status === 404 && body.includes('</html>');
    case 'search':
      return status === 200 && hasHits(body);
  }
}

/** Returns whether a response is allowed while something is unavailable: an error message made for that case. */
function isExcused({ kind }: ReaderTarget, { status, body }: ReaderResponse, away: UnavailableParts): boolean {
  if (status !== 503 || kind === 'file') return false;
  if (away.has('edge')) return body.includes('</html>');
  return kind === 'search' && away.has('search') && body.includes('"problem":"unavailable"');
}

/**
 * Evaluates a response.
 * @param isKnown whether the file had this body before; not called for responses that are generated per reader
 */
export function evaluateResponse(
  target: ReaderTarget,
  response: ReaderResponse,
  away: UnavailableParts,
  isKnown: () => boolean,
): ResponseVerdict {
  if (isExcused(target, response, away)) return 'good';
  if (!isExpectedResponse(target, response)) return { fault: `${target.path}: ${describeResponse(response)}` };
  return target.kind === 'file' && !isKnown() ? 'unknown body' : 'good';
}
