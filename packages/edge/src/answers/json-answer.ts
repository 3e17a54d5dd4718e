import { uncached } from '../rules/cache-rules.ts';
import { plainAnswer, retryHeaders, type Answer } from './answer.ts';

/** An answer to a script, for it alone. */
export function jsonAnswer(status: number, content: unknown): Answer {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': uncached.form };
  return plainAnswer(status, { ...headers, ...retryHeaders(status) }, JSON.stringify(content));
}
