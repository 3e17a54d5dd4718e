import type { LiveRelease } from '../rules/live-release.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { route, type Route } from '../rules/route.ts';
import type { EdgeContext } from './edge-context.ts';

/** Where a request leads, and in which release. */
export type CurrentWay = { way: Route; release: LiveRelease };

/**
 * Where a request leads. Pages are the disk's of this instant, the table of redirects may be a second old: what it alone
 * decides, a redirect or that there is nothing, is decided with the one of this instant. Undefined where that is gone.
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
