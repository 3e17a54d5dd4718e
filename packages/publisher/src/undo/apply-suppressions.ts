import type { SiteFacts } from '@ochiq/contract/wire/site-facts';
import type { ReplacedVersion, UndoneVersion } from '@ochiq/contract/wire/undone-version';

import type { AppliedChange } from '../transaction/applied-change.ts';
import type { FileChangeSet } from '../transaction/file-change-set.ts';
import {
  computeRemainingSuppressions,
  serializeSuppression,
  getSuppressionFile,
  type Suppression,
  type SuppressionsByChange,
} from './suppressions.ts';
import { findAffectedOutputs } from './affected-outputs.ts';

/** The desired state of the site: what the CMS has published now. */
export type DesiredSite = {
  /** Returns a page's fingerprint; `null` where there is to be no such page. */
  fingerprintAt: (path: string) => string | null;
  /** Text or fingerprints of files with stable names. */
  files: ReadonlyMap<string, string>;
  facts: SiteFacts | null;
  /** Returns the mark of the version that the CMS has now, by `computeVersionMark`. */
  getVersionMark: (version: ReplacedVersion) => string | null;
};

/**
 * Builds the suppression file of an undo: what it removes although the CMS still has it published, so that the next
 * sync does not restore it. The undo of an undo has none: it removes that of the first.
 * @param replaced the versions that the change replaced: planned with them every page is as it was
 */
export function buildSuppression(
  undone: AppliedChange,
  { fingerprintAt, files, facts, getVersionMark }: DesiredSite,
  replaced: readonly ReplacedVersion[],
  at: Date,
): ReadonlyMap<string, Buffer> {
  if (undone.undoes !== null) return new Map();
  if (replaced.length > 0) {
    const versions = replaced.map((one): UndoneVersion => ({ ...one, undone: getVersionMark(one), at: at.toISOString() }));
    return new Map([[getSuppressionFile(undone.number), serializeSuppression({ pages: {}, files: {}, facts: null, versions })]]);
  }
  const affected = findAffectedOutputs([...undone.written, ...undone.removed]);
  const suppressed: Suppression = {
    pages: Object.fromEntries([...affected.pages].map((path) => [path, fingerprintAt(path)])),
    files: Object.fromEntries([...affected.files].map((name) => [name, files.get(name) ?? null])),
    facts: affected.facts ? facts : null,
  };
  return new Map([[getSuppressionFile(undone.number), serializeSuppression(suppressed)]]);
}

/**
 * Extends a change that publishes suppressed content: its suppressions are removed in the same transaction.
 * @param hasFacts whether the facts themselves change, not just the content policy
 * @returns the change with the suppression files, and the suppressions after it
 */
export function releaseSuppressions(
  change: FileChangeSet,
  suppressed: SuppressionsByChange,
  hasFacts: boolean,
): { change: FileChangeSet; held: SuppressionsByChange } {
  const affected = findAffectedOutputs([...change.write.keys(), ...change.remove]);
  const after = computeRemainingSuppressions(suppressed, { ...affected, facts: hasFacts });
  if (after.size === 0) return { change, held: suppressed };
  const writtenFiles = [...after].flatMap(([number, one]) =>
    one ? [[getSuppressionFile(number), serializeSuppression(one)] as const] : [],
  );
  const removedFiles = [...after].flatMap(([number, one]) => (one ? [] : [getSuppressionFile(number)]));
  const remaining = [...suppressed].flatMap(([number, one]): [number, Suppression][] => {
    const now = after.has(number) ? after.get(number) : one;
    return now ? [[number, now]] : [];
  });
  return {
    change: { write: new Map([...change.write, ...writtenFiles]), remove: [...change.remove, ...removedFiles] },
    held: new Map(remaining),
  };
}
