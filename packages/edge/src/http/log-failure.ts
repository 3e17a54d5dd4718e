import { types } from 'node:util';

import { getErrorMessage } from '@ochiq/service-kit/errors';
import { toLoggedPath, formatLogLine } from '@ochiq/service-kit/log-lines';

type Failure = { requestId: string; method: string; target: string; error: unknown };

/** Logs a failed request to stderr: nothing about the reader, no query. */
export function logFailure({ requestId, method, target, error }: Failure): void {
  // oxlint-disable-next-line typescript/no-deprecated -- Node.js 22 has no `Error.isError`
  const reason = (types.isNativeError(error) ? error.stack : undefined) ?? getErrorMessage(error);
  process.stderr.write(formatLogLine('error', 'edge', { requestId, method, path: toLoggedPath(target), reason }));
}

/** Logs to stderr that the CMS did not accept a form, without its content or sender. */
export function logForm(entry: { requestId: string; form: string; failure: string }): void {
  process.stderr.write(formatLogLine('warning', 'edge', entry));
}

/** Logs a warning to stderr about the published site, search or statistics. */
export function logWarning(message: string, requestId?: string): void {
  process.stderr.write(formatLogLine('warning', 'edge', { requestId, message }));
}

type ResponseLogEntry = { requestId: string; method: string; target: string; status: number; seconds: number };

/**
 * Logs a response to stdout that other services took part in, or a server error: the request id finds it in their logs.
 */
export function logResponse({ requestId, method, target, status, seconds }: ResponseLogEntry): void {
  process.stdout.write(
    formatLogLine('info', 'edge', { requestId, method, path: toLoggedPath(target), status, ms: Math.round(seconds * 1000) }),
  );
}
