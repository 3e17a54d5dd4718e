import { types } from 'node:util';

import { loggedPath, logLine } from '@ochiq/service/log-line';

import { errorText } from '../error-text.ts';

type Failure = { requestId: string; method: string; target: string; error: unknown };

/** One line on stderr about a request that failed: nothing about the reader, no query. */
export function logFailure({ requestId, method, target, error }: Failure): void {
  // oxlint-disable-next-line typescript/no-deprecated -- Node.js 22 has no `Error.isError`
  const reason = (types.isNativeError(error) ? error.stack : undefined) ?? errorText(error);
  process.stderr.write(logLine('error', 'edge', { requestId, method, path: loggedPath(target), reason }));
}

/** One line on stderr about a form that the CMS did not take: nothing of what it says or who sent it. */
export function logForm(entry: { requestId: string; form: string; failure: string }): void {
  process.stderr.write(logLine('warning', 'edge', entry));
}

/** One line on stderr about the published site, or about a request to what is beside it. */
export function logWarning(message: string, requestId?: string): void {
  process.stderr.write(logLine('warning', 'edge', { requestId, message }));
}

type Handed = { requestId: string; method: string; target: string; status: number; seconds: number };

/** One line on stdout about a request that other services heard of, or that was refused by us: by its number it is found in their logs. */
export function logAnswer({ requestId, method, target, status, seconds }: Handed): void {
  process.stdout.write(logLine('info', 'edge', { requestId, method, path: loggedPath(target), status, ms: Math.round(seconds * 1000) }));
}
