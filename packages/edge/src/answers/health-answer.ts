import { uncached } from '../rules/cache-rules.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { plainAnswer, type Answer } from './answer.ts';

/** The path of the health check. */
export const healthPath = '/health';

/** Handles the health check: whether the site is served, and which release. */
export function healthAnswer(release: LiveRelease | undefined): Answer {
  const text = JSON.stringify({ status: release ? 'ok' : 'no release', release: release?.id ?? null });
  return plainAnswer(release ? 200 : 503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': uncached.error }, text);
}
