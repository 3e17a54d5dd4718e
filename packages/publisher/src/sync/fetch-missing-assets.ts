import type { FileCache } from '@ochiq/images/file-cache';
import { runConcurrently } from '@ochiq/images/run-concurrently';
import { toError } from '@ochiq/service-kit/errors';

import { AssetPendingError, type AssetLoader } from '../assets/asset-loader.ts';
import { type AssetPlan, getAssetSources, listPlannedAssets } from '../assets/asset-sources.ts';

type AssetFetchContext = { cmsUrl: string; cache: FileCache; loader: AssetLoader };
/** @param name below `public` */
type StoreAsset = (name: string, bytes: Buffer) => Promise<void>;

export type AssetRequest = {
  /** The assets of the documents that were fetched, and of the pages that changed. */
  plan: AssetPlan;
  /** Plans the assets of all content: called only where a page shows a file that an undo removed. */
  planAllAssets: () => AssetPlan;
  /** The files that the rendered pages show: the planned assets are fetched while the pages are rendered. */
  shown: Promise<ReadonlySet<string>>;
  /** The existing files. */
  there: ReadonlySet<string>;
};

/** Files by their names below `public`: those that were fetched, and why others were not. */
export type AssetFetchResult = { fetched: Set<string>; lacking: Map<string, Error> };

/** How many cards are drawn at once: each uses one processor at a time. */
const concurrentCards = 2;

function throwFirst([failure]: readonly Error[]): void {
  if (failure) throw failure;
}

/**
 * Fetches the required files that do not exist. A failing file delays no other.
 * @param storeAsset called with each file as it arrives
 * @throws what `storeAsset` throws
 */
export async function fetchMissingAssets(
  { plan, planAllAssets, shown, there }: AssetRequest,
  { loader, ...tools }: AssetFetchContext,
  storeAsset: StoreAsset,
): Promise<AssetFetchResult> {
  const fetched = new Set<string>();
  const lacking = new Map<string, Error>();
  /** Errors of `storeAsset`: what was begun ends before one is thrown. */
  const failures: Error[] = [];
  let isStalled = false;
  const load = async (name: string, from: AssetPlan): Promise<Map<string, Buffer>> => {
    try {
      return await loader.load(name, from, tools, !isStalled);
    } catch (error) {
      if (error instanceof AssetPendingError) isStalled = true;
      lacking.set(name, toError(error));
      return new Map();
    }
  };
  const isStillMissing = (name: string) => !there.has(name) && !fetched.has(name) && !lacking.has(name);
  const fetchNames = async (names: readonly string[], from: AssetPlan, limit = 1) =>
    runConcurrently(names, limit, async (name) => {
      if (failures.length > 0 || !isStillMissing(name)) return;
      for (const [file, bytes] of await load(name, from)) {
        fetched.add(file);
        await storeAsset(file, bytes).catch((error: unknown) => void failures.push(toError(error)));
      }
    });
  const isCard = (name: string) => getAssetSources(plan).get(name)?.kind === 'card';
  const names = listPlannedAssets(plan);
  // One upload after the other: all widths of a picture are made at once.
  await Promise.all([
    fetchNames(
      names.filter((name) => !isCard(name)),
      plan,
    ),
    fetchNames(names.filter(isCard), plan, concurrentCards),
  ]);
  throwFirst(failures);
  const unknown = [...(await shown)].filter(isStillMissing);
  if (unknown.length === 0) return { fetched, lacking };
  const sitePlan = planAllAssets();
  const known = new Set(listPlannedAssets(sitePlan));
  await fetchNames(
    unknown.filter((name) => known.has(name)),
    sitePlan,
  );
  throwFirst(failures);
  return { fetched, lacking };
}
