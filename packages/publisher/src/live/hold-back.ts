import type { SiteFacts } from '@ochiq/contract/site-facts';
import type { ReplacedVersion, UndoneVersion } from '@ochiq/contract/undone-version';

import type { AppliedChange } from '../swap/applied-change.ts';
import type { TreeChange } from '../swap/tree-change.ts';
import { heldAfter, heldBytes, heldFile, type Held, type HeldByChange } from './held.ts';
import { touchedBy } from './touched.ts';

/** The desired state of the site: what the CMS has published now. */
export type Wanted = {
  /** Returns a page's fingerprint; `null` where there is to be no such page. */
  fingerprintAt: (path: string) => string | null;
  /** Text or fingerprints of files with stable names. */
  files: ReadonlyMap<string, string>;
  facts: SiteFacts | null;
  /** Returns the mark of the version that the CMS has now, by `markVersion`. */
  markOf: (version: ReplacedVersion) => string | null;
};

/**
 * Builds the suppression file of an undo: what it removes although the CMS still has it published, so that the next
 * sync does not restore it. The undo of an undo has none: it removes that of the first.
 * @param replaced the versions that the change replaced: planned with them every page is as it was
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
 * Extends a change that publishes suppressed content: its suppressions are removed in the same transaction.
 * @param hasFacts whether the facts themselves change, not just the content policy
 * @returns the change with the suppression files, and the suppressions after it
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
