import { uncached } from '../rules/cache-rules.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { plainAnswer, type Answer } from './answer.ts';

/** The address that watchers ask. */
export const healthPath = '/health';

/** Whether readers get the site, and which release of it. */
export function healthAnswer(release: LiveRelease | undefined): Answer {
  const text = JSON.stringify({ status: release ? 'ok' : 'no release', release: release?.id ?? null });
  return plainAnswer(release ? 200 : 503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': uncached.error }, text);
}
