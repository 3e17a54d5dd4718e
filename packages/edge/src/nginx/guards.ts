import { contentSecurityPolicies } from '../rules/content-security-policy.ts';
import { securityHeaders } from '../rules/security-headers.ts';
import { line, quoted, type Directive } from './directives.ts';
import type { KnownRelease } from './settings.ts';
import { valueMap } from './value-map.ts';

/** Sets a header for all responses of a location, or for some statuses; an empty one is omitted. */
export const header = (name: string, value: string, statuses?: string): Directive =>
  line('more_set_headers', ...(statuses === undefined ? [] : ['-s', quoted(statuses)]), quoted(`${name}: ${value}`));

/** Creates the security headers of a response, as the edge sends them. */
export const guards = ({ policy, shared, https }: { policy: string; shared: boolean; https: boolean }): Directive[] => [
  ...Object.entries(securityHeaders({ policy, shared, https })).map(([name, value]) => header(name, value)),
  header('X-Request-Id', '$request_number'),
];

/** Creates the maps for security headers: the policies of known releases, and a request id in the edge's format. */
export function guardFacts(releases: readonly KnownRelease[], https: boolean): Directive[] {
  const { viewer, sandbox, page } = contentSecurityPolicies({ scriptHashes: [], styleHashes: [] }, https);
  return [
    // nginx resolves a real path at each use, one system call per folder: as the value of a map it is cached for the
    // request.
    valueMap({ of: '', is: '$release_folder', otherwise: '$realpath_root' }),
    valueMap({
      of: '$release_folder',
      is: '$page_policy',
      otherwise: page,
      values: Object.fromEntries(releases.map((release) => [release.folder, contentSecurityPolicies(release, https).page])),
    }),
    valueMap({ of: '', is: '$viewer_policy', otherwise: viewer }),
    valueMap({ of: '', is: '$sandbox_policy', otherwise: sandbox }),
    valueMap({
      of: '$request_id',
      is: '$request_number',
      otherwise: '',
      patterns: [['^(?<id1>.{8})(?<id2>.{4}).(?<id3>.{3}).(?<id4>.{3})(?<id5>.{12})$', '$id1-$id2-4$id3-8$id4-$id5']],
    }),
  ];
}
