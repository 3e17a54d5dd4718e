import type { ContentTypeName } from '@ochiq/contract/content-types';

import type { StoredEntry } from '../history/stored-entry';
import { isSame, listSourceChanges, mergeVersions, type SourceChange } from './source-changes';

/** A change of a source that a person has said needs no translation: the version that has it, and its hash. */
export type WavedChange<C = unknown> = { content: StoredEntry; hash: string; confirmation: C };

type Waved<C> = { change: SourceChange; confirmation: C };

const isWithin = (place: string, other: string) => place === other || place.startsWith(`${other}.`);

/** Returns whether a place is in an addition that was waved through, and in nothing that the translation was made from. */
function isWavedAddition({ path, before }: SourceChange, waved: readonly Waved<unknown>[]): boolean {
  const origin = waved.reduceRight<unknown>(
    (value, { change }) => (change.path === path && isSame(change.after, value) ? change.before : value),
    before,
  );
  return isSame(origin, null);
}

/**
 * Creates the check of changes since what was waved through: one that only takes that back is none, since the source says again what the
 * translation was made from.
 * @param due how the newest version differs from that
 */
function createOpenCheck(due: readonly SourceChange[], waved: readonly Waved<unknown>[]): (change: SourceChange) => boolean {
  return (change) => {
    const { path, place, kind, before } = change;
    // Places of what was removed are of the former version.
    if (kind === 'removed')
      return (
        due.some((one) => one.kind === 'removed' && one.path === path && isSame(one.before, before)) || !isWavedAddition(change, waved)
      );
    return due.some((one) =>
      one.kind === 'removed' ? one.place.startsWith(`${place}.`) : isWithin(one.place, place) || isWithin(place, one.place),
    );
  };
}

/** Leaves out what was waved through and changed again since: once for each such change. */
function leaveOutSuperseded<C>(waved: readonly Waved<C>[], open: readonly SourceChange[]): Waved<C>[] {
  const again = [...open];
  return waved.filter(({ change: { path, after } }) => {
    const index = again.findIndex((one) => one.path === path && isSame(one.before, after));
    if (index !== -1) again.splice(index, 1);
    return index === -1;
  });
}

/** What a translation follows, and how its source differs from that. */
export type TrackedSource<C> = {
  /** The text of the source, at each place as it was in the version that the translation follows there. */
  text: StoredEntry;
  /** What has to be translated. */
  open: SourceChange[];
  /** What needs no translation, and did not change since. */
  waved: Waved<C>[];
};

/**
 * Follows a source from the version that a translation was made from to the newest one: changes that need no translation are taken
 * over, in the order in which that was said; of each such place the next change counts from there. What says again what the
 * translation was made from has not changed.
 */
export function followSource<C>(
  type: ContentTypeName,
  { before, after }: { before: StoredEntry; after: StoredEntry },
  confirmed: readonly WavedChange<C>[],
): TrackedSource<C> {
  let text = before;
  const waved: Waved<C>[] = [];
  for (const { content, hash, confirmation } of confirmed)
    text = mergeVersions(type, text, content, (change) => {
      if (change.hash !== hash) return false;
      waved.push({ change, confirmation });
      return true;
    });
  const changes = listSourceChanges(type, text, after);
  // What was said of the newest version cannot have been taken back since.
  const mayBeTakenBack = waved.length > 0 && confirmed.some(({ content }) => listSourceChanges(type, content, after).length > 0);
  const open = mayBeTakenBack ? changes.filter(createOpenCheck(listSourceChanges(type, before, after), waved)) : changes;
  return { text, open, waved: leaveOutSuperseded(waved, open) };
}
