import { permissionsPolicy } from './permissions-policy.ts';

type SecurityHeaderOptions = {
  /** The Content-Security-Policy. */
  policy: string;
  /** Whether other sites may embed and read the response (uploads and open data). */
  shared: boolean;
  /** Whether readers reach the site by https. */
  https: boolean;
};

/** Returns the security headers of every response, errors and redirects included. */
export function getSecurityHeaders({ policy, shared, https }: SecurityHeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
    ...(shared && { 'Access-Control-Allow-Origin': '*' }),
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
