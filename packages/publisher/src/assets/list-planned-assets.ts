import { getAssetSources, type AssetPlan } from './get-asset-sources.ts';

/**
 * Lists the names below `public` of all media files, cards and generated files of a plan. The content under such a name
 * never changes: a file that is live need not be fetched again.
 */
export function listPlannedAssets(plan: AssetPlan): string[] {
  return [...getAssetSources(plan).keys()];
}
