import { types } from 'node:util';

import { loggedPath, logLine } from '@ochiq/service/log-line';

import { errorText } from '../error-text.ts';

type Failure = { requestId: string; method: string; target: string; error: unknown };

/** Logs a failed request to stderr: nothing about the reader, no query. */
export function logFailure({ requestId, method, target, error }: Failure): void {
  // oxlint-disable-next-line typescript/no-deprecated -- Node.js 22 has no `Error.isError`
  const reason = (types.isNativeError(error) ? error.stack : undefined) ?? errorText(error);
  process.stderr.write(logLine('error', 'edge', { requestId, method, path: loggedPath(target), reason }));
}

/** Logs to stderr that the CMS did not accept a form, without its content or sender. */
export function logForm(entry: { requestId: string; form: string; failure: string }): void {
  process.stderr.write(logLine('warning', 'edge', entry));
}

/** Logs a warning to stderr about the published site, search or statistics. */
export function logWarning(message: string, requestId?: string): void {
  process.stderr.write(logLine('warning', 'edge', { requestId, message }));
}

type Handed = { requestId: string; method: string; target: string; status: number; seconds: number };

/**
 * Logs a response to stdout that other services took part in, or a server error: the request id finds it in their logs.
 */
export function logAnswer({ requestId, method, target, status, seconds }: Handed): void {
  process.stdout.write(logLine('info', 'edge', { requestId, method, path: loggedPath(target), status, ms: Math.round(seconds * 1000) }));
}
