import { plainStyleHash } from './plain-style.ts';
import type { PolicyName } from './serving-policy.ts';

/** Features that no page of the site may use: names that browsers know, so that none logs a warning. */
const off = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

/** Features of the site's own video player. */
const own = ['autoplay', 'fullscreen', 'picture-in-picture'];

const permissionsPolicy = [...off.map((name) => `${name}=()`), ...own.map((name) => `${name}=(self)`)].join(', ');

/** Hashes of the inline code of a release's pages. */
export type InlineHashes = { scriptHashes: readonly string[]; styleHashes: readonly string[] };

const hash = /^'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'$/u;

type Directives = Readonly<Record<string, readonly string[]>>;

const formatPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const closed: Directives = { 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };

/**
 * Returns the directives of pages. Only hashes are accepted from a release, and one for the fallback pages: every other
 * source would open the policy.
 */
const pageDirectives = ({ scriptHashes, styleHashes }: InlineHashes): Directives => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scriptHashes.filter((source) => hash.test(source))],
  'style-src': ["'self'", plainStyleHash, ...styleHashes.filter((source) => hash.test(source))],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  ...closed,
});

/** The browser's own viewers of images, films and PDF use styles and plug-ins: only scripts and forms are blocked. */
const viewerDirectives: Directives = { 'script-src': ["'none'"], 'object-src': ["'self'"], 'form-action': ["'none'"], ...closed };

const sandboxDirectives: Directives = { ...viewerDirectives, 'object-src': ["'none'"], 'connect-src': ["'none'"], sandbox: [] };

/** Builds the Content-Security-Policy headers of a release. */
export function buildContentSecurityPolicies(hashes: InlineHashes, https: boolean): Readonly<Record<PolicyName, string>> {
  const upgrade: Directives = https ? { 'upgrade-insecure-requests': [] } : {};
  return {
    page: formatPolicy({ ...pageDirectives(hashes), ...upgrade }),
    viewer: formatPolicy({ ...viewerDirectives, ...upgrade }),
    sandbox: formatPolicy({ ...sandboxDirectives, ...upgrade }),
  };
}

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
