import { plainStyleHash } from '../templating/plain-style.ts';
import type { PolicyName } from './serving-policy.ts';

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
 * Returns the directives of pages. Only hashes are accepted from a release, and one for the fallback pages: any other
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
