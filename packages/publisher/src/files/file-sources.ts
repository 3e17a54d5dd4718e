import { pathsOf, type MediaFile } from '@ochiq/pages/media-files';
import type { Site } from '@ochiq/pages/site';
import type { Card } from '@ochiq/pages/view/card';

/** The source of an asset. */
export type FileSource = { kind: 'upload'; upload: MediaFile } | { kind: 'card'; card: Card } | { kind: 'made'; text: string };

/** The part of a plan that lists the assets of its pages. */
export type FilePlan = Pick<Site, 'media' | 'cards' | 'made'>;

/** Converts a path of the site to a file name below `public`: `/media/a.pdf` → `media/a.pdf`. */
export const belowPublic = (to: string) => to.replace(/^\/+/u, '');

function sources({ media, cards, made }: FilePlan): Map<string, FileSource> {
  return new Map<string, FileSource>([
    ...media.flatMap((upload) => pathsOf(upload).map((to): [string, FileSource] => [belowPublic(to), { kind: 'upload', upload }])),
    ...cards.map((card): [string, FileSource] => [belowPublic(card.path), { kind: 'card', card }]),
    ...made.map(({ to, text }): [string, FileSource] => [belowPublic(to), { kind: 'made', text }]),
  ]);
}

/** Plans are immutable, and each publication looks up many files. */
const kept = new WeakMap<FilePlan, ReadonlyMap<string, FileSource>>();

/** Returns the asset sources of a plan by their names below `public`. */
export function fileSources(plan: FilePlan): ReadonlyMap<string, FileSource> {
  const found = kept.get(plan) ?? sources(plan);
  kept.set(plan, found);
  return found;
}
