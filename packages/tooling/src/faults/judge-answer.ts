import type { Answer } from './ask.ts';
import type { Asked } from './asked.ts';

/** Services whose absence readers notice. */
export type Away = ReadonlySet<'edge' | 'search'>;

export type Judgement = 'good' | 'unknown body' | { fault: string };

const short = ({ status, body }: Answer) => (status === 0 ? body.toString('utf8') : `status ${String(status)}`);

/** Returns whether the search has hits. */
const isFound = (body: Buffer): boolean => /^\{"total":[1-9]/u.test(body.toString('utf8'));

function isRight({ kind }: Asked, { status, location, body }: Answer): boolean {
  switch (kind) {
    case 'file':
      return status === 200;
    case 'choice':
      return (status === 200 && body.includes('</html>')) || (status === 302 && /^\/(?:uz|ru|en)$/u.test(location));
    case 'missing':
      return status === 404 && body.includes('</html>');
    case 'search':
      return status === 200 && isFound(body);
  }
}

/** Returns whether a response is allowed while something is unavailable: an error message made for that case. */
function isExcused({ kind }: Asked, { status, body }: Answer, away: Away): boolean {
  if (status !== 503 || kind === 'file') return false;
  if (away.has('edge')) return body.includes('</html>');
  return kind === 'search' && away.has('search') && body.includes('"problem":"unavailable"');
}

/**
 * Evaluates a response.
 * @param isKnown whether the file had this body before; not called for responses that are generated per reader
 */
export function judgeAnswer(asked: Asked, answer: Answer, away: Away, isKnown: () => boolean): Judgement {
  if (isExcused(asked, answer, away)) return 'good';
  if (!isRight(asked, answer)) return { fault: `${asked.path}: ${short(answer)}` };
  return asked.kind === 'file' && !isKnown() ? 'unknown body' : 'good';
}
