import { pathsOf, type MediaFile } from '@ochiq/pages/media-files';
import type { Site } from '@ochiq/pages/site';
import type { Card } from '@ochiq/pages/view/card';

/** What a file beside the pages is made of. */
export type FileSource = { kind: 'upload'; upload: MediaFile } | { kind: 'card'; card: Card } | { kind: 'made'; text: string };

/** The part of a plan that says which files stand beside its pages. */
export type FilePlan = Pick<Site, 'media' | 'cards' | 'made'>;

/** A path on the site as the name of a file below `public`: `/media/a.pdf` → `media/a.pdf`. */
export const belowPublic = (to: string) => to.replace(/^\/+/u, '');

function sources({ media, cards, made }: FilePlan): Map<string, FileSource> {
  return new Map<string, FileSource>([
    ...media.flatMap((upload) => pathsOf(upload).map((to): [string, FileSource] => [belowPublic(to), { kind: 'upload', upload }])),
    ...cards.map((card): [string, FileSource] => [belowPublic(card.path), { kind: 'card', card }]),
    ...made.map(({ to, text }): [string, FileSource] => [belowPublic(to), { kind: 'made', text }]),
  ]);
}

/** A plan is never changed once it is made, and every publish asks it for many files. */
const kept = new WeakMap<FilePlan, ReadonlyMap<string, FileSource>>();

/** The files beside the pages of a plan by their names below `public`. */
export function fileSources(plan: FilePlan): ReadonlyMap<string, FileSource> {
  const found = kept.get(plan) ?? sources(plan);
  kept.set(plan, found);
  return found;
}
