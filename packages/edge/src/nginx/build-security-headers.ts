import { buildContentSecurityPolicies, getSecurityHeaders } from '@ochiq/http-policy/security-headers';

import { createDirective, createNginxMap, quoteValue, type Directive } from './directives.ts';
import type { KnownRelease } from './env.ts';

/** Sets a header for all responses of a location, or for some statuses; an empty one is omitted. */
export const setHeader = (name: string, value: string, statuses?: string): Directive =>
  createDirective('more_set_headers', ...(statuses === undefined ? [] : ['-s', quoteValue(statuses)]), quoteValue(`${name}: ${value}`));

/** Creates the security headers of a response, as the edge sends them. */
export const buildSecurityHeaders = ({ policy, shared, https }: { policy: string; shared: boolean; https: boolean }): Directive[] => [
  ...Object.entries(getSecurityHeaders({ policy, shared, https })).map(([name, value]) => setHeader(name, value)),
  setHeader('X-Request-Id', '$request_number'),
];

/** Creates the maps for security headers: the policies of known releases, and a request id in the edge's format. */
export function buildSecurityMaps(releases: readonly KnownRelease[], https: boolean): Directive[] {
  const { viewer, sandbox, page } = buildContentSecurityPolicies({ scriptHashes: [], styleHashes: [] }, https);
  return [
    // nginx resolves a real path at each use, one system call per folder: as the value of a map it is cached for the
    // request.
    createNginxMap({ of: '', is: '$release_folder', otherwise: '$realpath_root' }),
    createNginxMap({
      of: '$release_folder',
      is: '$page_policy',
      otherwise: page,
      values: Object.fromEntries(releases.map((release) => [release.folder, buildContentSecurityPolicies(release, https).page])),
    }),
    createNginxMap({ of: '', is: '$viewer_policy', otherwise: viewer }),
    createNginxMap({ of: '', is: '$sandbox_policy', otherwise: sandbox }),
    createNginxMap({
      of: '$request_id',
      is: '$request_number',
      otherwise: '',
      // Numbered groups: each name would be a variable that nginx sets.
      patterns: [['^(.{8})(.{4}).(.{3}).(.{3})(.{12})$', '$1-$2-4$3-8$4-$5']],
    }),
  ];
}
