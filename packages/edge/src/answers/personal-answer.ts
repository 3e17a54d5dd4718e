import { uncached } from '../rules/cache-rules.ts';
import type { Answer } from './answer.ts';

/** The same answer with cookies, if there are any to write: then it is one reader's own, and nobody keeps it. */
export function personalAnswer(answer: Answer, cookies: string | readonly string[] | undefined): Answer {
  if (cookies === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'Cache-Control': uncached.personal }, cookies: [cookies].flat() };
}
