import type { SiteFacts } from '@ochiq/contract/site-facts';
import type { ReplacedVersion, UndoneVersion } from '@ochiq/contract/undone-version';

import type { AppliedChange } from '../swap/applied-change.ts';
import type { TreeChange } from '../swap/tree-change.ts';
import { heldAfter, heldBytes, heldFile, type Held, type HeldByChange } from './held.ts';
import { touchedBy } from './touched.ts';

/** What the CMS has published now, and the site is to show. */
export type Wanted = {
  /** `null` where there is to be no such page. */
  fingerprintAt: (path: string) => string | null;
  /** Files that keep their names: what they are to say, or a short text for it. */
  files: ReadonlyMap<string, string>;
  facts: SiteFacts | null;
  /** Returns what the CMS has now of a version, by `markVersion`. */
  markOf: (version: ReplacedVersion) => string | null;
};

/**
 * The file to write with an undo: what it takes from the site and the CMS still has published, so that it does not
 * come back with the next turn. An undo that is undone has its own file taken away by that: nothing to write.
 * @param replaced the versions that the change replaced: with them in the plan every page is what it was
 */
export function heldBeside(
  undone: AppliedChange,
  { fingerprintAt, files, facts, markOf }: Wanted,
  replaced: readonly ReplacedVersion[],
  at: Date,
): ReadonlyMap<string, Buffer> {
  if (undone.undoes !== null) return new Map();
  if (replaced.length > 0) {
    const versions = replaced.map((one): UndoneVersion => ({ ...one, undone: markOf(one), at: at.toISOString() }));
    return new Map([[heldFile(undone.number), heldBytes({ pages: {}, files: {}, facts: null, versions })]]);
  }
  const touched = touchedBy([...undone.written, ...undone.removed]);
  const held: Held = {
    pages: Object.fromEntries([...touched.pages].map((path) => [path, fingerprintAt(path)])),
    files: Object.fromEntries([...touched.files].map((name) => [name, files.get(name) ?? null])),
    facts: touched.facts ? facts : null,
  };
  return new Map([[heldFile(undone.number), heldBytes(held)]]);
}

/**
 * A change that publishes what was held back lets go of it in the same swap.
 * @param hasFacts whether the facts themselves are others, not just the policy beside them
 * @returns the change with the held files, and what is held after it
 */
export function lettingGo(change: TreeChange, held: HeldByChange, hasFacts: boolean): { change: TreeChange; held: HeldByChange } {
  const touched = touchedBy([...change.write.keys(), ...change.remove]);
  const after = heldAfter(held, { ...touched, facts: hasFacts });
  if (after.size === 0) return { change, held };
  const written = [...after].flatMap(([number, one]) => (one ? [[heldFile(number), heldBytes(one)] as const] : []));
  const gone = [...after].flatMap(([number, one]) => (one ? [] : [heldFile(number)]));
  const kept = [...held].flatMap(([number, one]): [number, Held][] => {
    const now = after.has(number) ? after.get(number) : one;
    return now ? [[number, now]] : [];
  });
  return { change: { write: new Map([...change.write, ...written]), remove: [...change.remove, ...gone] }, held: new Map(kept) };
}
