import { types } from 'node:util';

import { errorText } from '../error-text.ts';

type Failure = { requestId: string; method: string; target: string; error: unknown };

/** One line on stderr about a request that failed: nothing about the reader, no query. */
export function logFailure({ requestId, method, target, error }: Failure): void {
  const path = target.split(/[?#]/u)[0]?.slice(0, 500);
  const reason = (types.isNativeError(error) ? error.stack : undefined) ?? errorText(error);
  process.stderr.write(`${JSON.stringify({ level: 'error', requestId, method, path, reason })}\n`);
}

/** One line on stderr about a form that the CMS did not take: nothing of what it says or who sent it. */
export function logForm(entry: { requestId: string; form: string; failure: string }): void {
  process.stderr.write(`${JSON.stringify({ level: 'warning', ...entry })}\n`);
}

/** One line on stderr about the published site. */
export function logWarning(message: string): void {
  process.stderr.write(`${JSON.stringify({ level: 'warning', message })}\n`);
}
