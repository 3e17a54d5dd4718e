import { uncached } from '../rules/cache-rules.ts';
import type { Answer } from './answer.ts';

/** Adds cookies to a response, if there are any, and makes it private so that no cache stores it. */
export function personalAnswer(answer: Answer, cookies: string | readonly string[] | undefined): Answer {
  if (cookies === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'Cache-Control': uncached.personal }, cookies: [cookies].flat() };
}
