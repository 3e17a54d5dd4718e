import type { ConformanceCase } from './conformance-case.ts';
import { findDifferences } from './find-differences.ts';
import type { ReceivedResponse } from './send-request.ts';

type Headers = NonNullable<ConformanceCase['expect']['headers']>;

const guardHeaders: Headers = {
  'Content-Security-Policy': /frame-ancestors 'none'/u,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': /camera=\(\)/u,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': /^(?:same|cross)-origin$/u,
  'Cache-Control': /./u,
  'X-Request-Id': /^[0-9a-f-]{36}$/u,
  Server: null,
  'X-Powered-By': null,
};

/** Finds what a response lacks that every response must have. */
export function findCommonDifferences(received: ReceivedResponse): string[] {
  const { status, headers, body } = received;
  const location = headers.location;
  const policy = headers['content-security-policy'];
  return [
    ...findDifferences(received, { status, headers: guardHeaders }),
    ...(typeof policy === 'string' && policy.includes('unsafe') ? ['an unsafe Content-Security-Policy'] : []),
    ...(headers['set-cookie'] && headers['cache-control'] !== 'private, no-store' ? ['a cookie that caches keep'] : []),
    ...(location !== undefined && !/^(?:\/(?![/\\])|https:\/\/lex\.uz\/)/u.test(location) ? [`a redirect away: ${location}`] : []),
    ...(/node:internal|\.ts:\d|\.js:\d|release\.json/u.test(body.toString('latin1', 0, 4000)) ? ['the inside of the server'] : []),
  ];
}
