import { uncached } from '../rules/cache-rules.ts';
import { plainAnswer, retryHeaders, type Answer } from './answer.ts';

/** Creates a JSON response, which is never cached. */
export function jsonAnswer(status: number, content: unknown): Answer {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': uncached.form };
  return plainAnswer(status, { ...headers, ...retryHeaders(status) }, JSON.stringify(content));
}
