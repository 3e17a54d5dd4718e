import type { LiveRelease } from '../rules/live-release.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { route, type Route } from '../rules/route.ts';
import type { EdgeContext } from './edge-context.ts';

/** The route of a request, and the release that it belongs to. */
export type CurrentWay = { way: Route; release: LiveRelease };

/**
 * Resolves the route of a request. Pages are looked up on disk at once, the redirect table may be a second old: what
 * only the table decides (a redirect, or a 404) is resolved again with a fresh release. Undefined where no release is
 * left.
 */
export async function currentWay(
  request: RequestFacts,
  known: LiveRelease,
  edge: Pick<EdgeContext, 'release'>,
): Promise<CurrentWay | undefined> {
  const way = await route(request, known);
  if (way.kind !== 'missing' && !known.redirects.has(request.path)) return { way, release: known };
  const latest = await edge.release('afresh');
  if (!latest) return undefined;
  return latest !== known ? { way: await route(request, latest), release: latest } : { way, release: known };
}
