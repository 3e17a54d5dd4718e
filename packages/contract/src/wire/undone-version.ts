import * as z from 'zod';

import { contentTypeNames, type ContentTypeName } from '../content-types.ts';
import { localeCodes, type Locale } from '../routing/locales.ts';

/** A document in one language. */
export type VersionName = { type: ContentTypeName; documentId: string; locale: Locale };

/** A version that a change of the site replaced, as the CMS returned it at the time: later code may read it. */
export const replacedVersion = z.object({
  type: z.enum(contentTypeNames),
  documentId: z.string().min(1),
  locale: z.enum(localeCodes),
  /** `null` where there was none. */
  before: z.record(z.string(), z.unknown()).nullable(),
  /**
   * Whether the change to the next version was no publication: a file was replaced, a relation was removed, a shared
   * value arrived.
   */
  isSilent: z.boolean(),
  /** Whether only `outdated` changed, what it is behind as a translation; missing where its text was replaced. */
  isNotice: z.boolean().optional(),
});
export type ReplacedVersion = z.output<typeof replacedVersion>;

/** A version whose publication was undone. */
export const undoneVersion = replacedVersion.extend({
  /** The undone version, by `computeVersionMark`; `null` where it was an unpublishing. */
  undone: z.string().nullable(),
  /** When it was undone: the same may happen again. */
  at: z.string(),
});
export type UndoneVersion = z.output<typeof undoneVersion>;

/** Formats the key of a version. */
export const formatVersionName = ({ type, documentId, locale }: VersionName): string => `${type} ${documentId} ${locale}`;

/** Formats the key of a version's undo. */
export const formatUndoName = (one: UndoneVersion): string => `${formatVersionName(one)} ${one.at}`;

/** The folder of a release that records what was undone. */
export const undoneFolder = 'held';

/** The part of a release's file `held/<number>.json` that a build needs; the number is that of the undone change. */
export const undoneFile = z.object({ versions: z.array(undoneVersion).optional() });

export const formatUndoneFileName = (number: number): string => `${String(number)}.json`;

/** `held/ended.json` of a release: undos of versions that were published again since, by `formatUndoName`. */
export const endedFileName = 'ended.json';
const endedFile = z.array(z.string());

/**
 * Parses the files of a release's folder `held`.
 * @param files their JSON, by name
 * @param schema of a file of an undone change
 * @returns the files of undone changes, by number, ascending
 * @throws one of them is invalid
 */
export function parseUndoneFiles<S extends z.ZodType>(
  files: ReadonlyMap<string, unknown>,
  schema: S,
): { undone: Map<number, z.output<S>>; ended: Set<string> } {
  const numbers = [...files.keys()].flatMap((name) => /^(\d+)\.json$/u.exec(name)?.[1] ?? []).map(Number);
  const ascending = numbers.sort((one, other) => one - other);
  return {
    undone: new Map(ascending.map((number) => [number, schema.parse(files.get(formatUndoneFileName(number)))])),
    ended: new Set(endedFile.parse(files.get(endedFileName) ?? [])),
  };
}

/**
 * Lists the versions whose publication a release has undone. Of two entries for one version the later in the list goes
 * back further.
 * @param files by the number of the undone change
 */
export function collectUndoneVersions(
  files: ReadonlyMap<number, z.output<typeof undoneFile>>,
  ended: ReadonlySet<string>,
): UndoneVersion[] {
  const newestFirst = [...files].sort(([one], [other]) => other - one);
  return newestFirst.flatMap(([, { versions }]) => versions ?? []).filter((one) => !ended.has(formatUndoName(one)));
}
