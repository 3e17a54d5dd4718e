import type { LiveRelease } from '../routing/alert-release.ts';
import type { ParsedRequest } from '../routing/parsed-request.ts';
import { matchRoute, type Route } from '../routing/route.ts';
import type { EdgeContext } from './edge-context.ts';

/** The route of a request, and the release that it belongs to. */
type ResolvedRoute = { route: Route; release: LiveRelease };

/**
 * Resolves the route of a request. Pages are looked up on disk at once, the redirect table may be a second old: what
 * only the table decides (a redirect, or a 404) is resolved again with a fresh release. Undefined where no release is
 * left.
 */
export async function resolveRoute(
  request: ParsedRequest,
  known: LiveRelease,
  edge: Pick<EdgeContext, 'release'>,
): Promise<ResolvedRoute | undefined> {
  const matchedRoute = await matchRoute(request, known);
  if (matchedRoute.kind !== 'missing' && !known.redirects.has(request.path)) return { route: matchedRoute, release: known };
  const latest = await edge.release('afresh');
  if (!latest) return undefined;
  return latest !== known ? { route: await matchRoute(request, latest), release: latest } : { route: matchedRoute, release: known };
}
