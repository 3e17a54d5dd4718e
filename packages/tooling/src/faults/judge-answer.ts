import type { Answer } from './ask.ts';
import type { Asked } from './asked.ts';

/** What readers notice when it is away. */
export type Away = ReadonlySet<'edge' | 'search'>;

export type Judgement = 'good' | 'unknown body' | { fault: string };

const short = ({ status, body }: Answer) => (status === 0 ? body.toString('utf8') : `status ${String(status)}`);

/** Whether the index has found something. */
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

/** What is allowed while something is away: that it is said, in the words that are there for it. */
function isExcused({ kind }: Asked, { status, body }: Answer, away: Away): boolean {
  if (status !== 503 || kind === 'file') return false;
  if (away.has('edge')) return body.includes('</html>');
  return kind === 'search' && away.has('search') && body.includes('"problem":"unavailable"');
}

/** @param isKnown whether the file has been so before; nobody asks it of what is made for each reader */
export function judgeAnswer(asked: Asked, answer: Answer, away: Away, isKnown: () => boolean): Judgement {
  if (isExcused(asked, answer, away)) return 'good';
  if (!isRight(asked, answer)) return { fault: `${asked.path}: ${short(answer)}` };
  return asked.kind === 'file' && !isKnown() ? 'unknown body' : 'good';
}
