import { uncached } from '../rules/cache-rules.ts';
import type { Answer } from './answer.ts';

/** The same answer with a cookie, if there is one to write: then it is one reader's own, and nobody keeps it. */
export function personalAnswer(answer: Answer, cookie: string | undefined): Answer {
  if (cookie === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'Cache-Control': uncached.personal, 'Set-Cookie': cookie } };
}
