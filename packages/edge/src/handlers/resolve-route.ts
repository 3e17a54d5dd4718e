import type { LiveRelease } from '../release/live-release.ts';
import { matchEndpoint, type Endpoint } from '../routing/endpoint.ts';
import type { ParsedRequest } from '../routing/read-request.ts';
import { matchReleaseRoute, type ReleaseRoute } from '../routing/release-route.ts';
import type { EdgeContext } from './edge-context.ts';
import { parseCodeQuery, parseReceiptQuery, parseSignInProblemQuery, type PageQuery } from './filled-page-handlers.ts';
import { parseSearchPageQuery, type SearchPageQuery } from './search-page-handler.ts';

type EndpointRoute<K extends Endpoint['kind']> = Extract<Endpoint, { kind: K }>;

/** A route of what a release has, and the release that it belongs to. */
type PublishedRoute = (ReleaseRoute | PageQuery | SearchPageQuery | { kind: 'account' }) & { release: LiveRelease };

/** What answers a request: each kind has one handler. */
export type RequestRoute =
  | { kind: 'worker' | 'speculation-rules' | 'challenge' | 'audit-checkpoints' | 'unpublished' }
  | { kind: 'health'; release: LiveRelease | undefined }
  | (EndpointRoute<'form'> & { release: LiveRelease })
  | EndpointRoute<'sign-in' | 'sign-in-callback' | 'search-data' | 'shared-draft'>
  | (EndpointRoute<'page-views'> & { release: LiveRelease })
  | PublishedRoute;

/**
 * Matches a request with a release. Pages are looked up on disk at once, the redirect table may be a second old: what
 * only the table decides (a redirect, or a 404) is matched again with a fresh release. Undefined where no release is
 * left.
 */
async function matchLatestRelease(
  request: ParsedRequest,
  known: LiveRelease,
  edge: Pick<EdgeContext, 'release'>,
): Promise<(ReleaseRoute & { release: LiveRelease }) | undefined> {
  const route = await matchReleaseRoute(request, known);
  if (route.kind !== 'missing' && !known.redirects.has(request.path)) return { ...route, release: known };
  const latest = await edge.release('afresh');
  if (!latest) return undefined;
  return latest !== known ? { ...(await matchReleaseRoute(request, latest)), release: latest } : { ...route, release: known };
}

/** Returns what the address of a page asks for besides the page as it was built; undefined where nothing. */
function parsePageQuery(
  endpoint: Endpoint | undefined,
  { query }: ParsedRequest,
  { forms }: Pick<EdgeContext, 'forms'>,
): PageQuery | SearchPageQuery | { kind: 'account' } | undefined {
  switch (endpoint?.kind) {
    case 'account':
      return { kind: 'account' };
    case 'login':
      return parseSignInProblemQuery(query);
    case 'sent':
      return parseReceiptQuery(query, endpoint.name, forms);
    case 'form':
      return parseCodeQuery(query, endpoint.name);
    case 'search':
      return parseSearchPageQuery(query, endpoint.localePrefix);
    default:
      return undefined;
  }
}

/** Decides what answers a request: its path and method first, then the release, then the query of a page. */
export async function resolveRoute(request: ParsedRequest, edge: EdgeContext): Promise<RequestRoute> {
  const endpoint = matchEndpoint(request);
  if (endpoint?.kind === 'worker' && !edge.isOfflineOn) return { kind: 'worker' };
  const known = await edge.release();
  if (endpoint?.kind === 'health') return { kind: 'health', release: known };
  if (!known) return { kind: 'unpublished' };

  switch (endpoint?.kind) {
    case 'speculation-rules':
    case 'challenge':
    case 'audit-checkpoints':
      return { kind: endpoint.kind };
    case 'sign-in':
    case 'sign-in-callback':
    case 'search-data':
    case 'shared-draft':
      return endpoint;
    case 'page-views':
      // Where nothing is counted there is no such file.
      if (edge.statistics) return { ...endpoint, release: known };
      break;
    case 'form':
      if (request.method === 'POST') return { ...endpoint, release: known };
      break;
    default:
  }

  const published = await matchLatestRelease(request, known, edge);
  if (!published) return { kind: 'unpublished' };
  const pageQuery = published.kind === 'page' ? parsePageQuery(endpoint, request, edge) : undefined;
  return pageQuery ? { ...pageQuery, release: published.release } : published;
}
