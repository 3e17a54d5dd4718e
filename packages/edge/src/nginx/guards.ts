import { contentSecurityPolicies } from '../rules/content-security-policy.ts';
import { securityHeaders } from '../rules/security-headers.ts';
import { line, quoted, type Directive } from './directives.ts';
import type { KnownRelease } from './settings.ts';
import { valueMap } from './value-map.ts';

/** A header of every answer of a location, or of some statuses; one without a value is left out. */
export const header = (name: string, value: string, statuses?: string): Directive =>
  line('more_set_headers', ...(statuses === undefined ? [] : ['-s', quoted(statuses)]), quoted(`${name}: ${value}`));

/** What guards an answer, as the edge writes it. */
export const guards = ({ policy, shared, https }: { policy: string; shared: boolean; https: boolean }): Directive[] => [
  ...Object.entries(securityHeaders({ policy, shared, https })).map(([name, value]) => header(name, value)),
  header('X-Request-Id', '$request_number'),
];

/** What the guards are made of: the policies of the known releases, and a request's number in the form of the edge's. */
export function guardFacts(releases: readonly KnownRelease[], https: boolean): Directive[] {
  const { viewer, sandbox, page } = contentSecurityPolicies({ scriptHashes: [], styleHashes: [] }, https);
  return [
    // nginx looks a real path up anew at each use, a system call a folder: as a map's value it is kept for the request.
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
