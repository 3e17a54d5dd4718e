import { listMediaPaths, type MediaFile } from '@ochiq/pages/content/media-files';
import type { Site } from '@ochiq/pages/site';
import type { Card } from '@ochiq/pages/view-models/card';

/** The source of an asset. */
export type AssetSource = { kind: 'upload'; upload: MediaFile } | { kind: 'card'; card: Card } | { kind: 'made'; text: string };

/** The part of a plan that lists the assets of its pages. */
export type AssetPlan = Pick<Site, 'media' | 'cards' | 'made'>;

/** Converts a path of the site to a file name below `public`: `/media/a.pdf` → `media/a.pdf`. */
export const toPublicName = (to: string) => to.replace(/^\/+/u, '');

function buildSources({ media, cards, made }: AssetPlan): Map<string, AssetSource> {
  return new Map<string, AssetSource>([
    ...media.flatMap((upload) => listMediaPaths(upload).map((to): [string, AssetSource] => [toPublicName(to), { kind: 'upload', upload }])),
    ...cards.map((card): [string, AssetSource] => [toPublicName(card.path), { kind: 'card', card }]),
    ...made.map(({ to, text }): [string, AssetSource] => [toPublicName(to), { kind: 'made', text }]),
  ]);
}

/** Plans are immutable, and each publication looks up many files. */
const sourcesByPlan = new WeakMap<AssetPlan, ReadonlyMap<string, AssetSource>>();

/** Returns the asset sources of a plan by their names below `public`. */
export function getAssetSources(plan: AssetPlan): ReadonlyMap<string, AssetSource> {
  const planSources = sourcesByPlan.get(plan) ?? buildSources(plan);
  sourcesByPlan.set(plan, planSources);
  return planSources;
}

/**
 * Lists the names below `public` of all media files, cards and generated files of a plan. The content under such a name
 * never changes: a file that is live need not be fetched again.
 */
export function listPlannedAssets(plan: AssetPlan): string[] {
  return [...getAssetSources(plan).keys()];
}
