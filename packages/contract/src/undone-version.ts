import * as z from 'zod';

import { contentTypeNames, type ContentTypeName } from './content-types.ts';
import { localeCodes, type Locale } from './locales.ts';

/** A document in one language. */
export type VersionName = { type: ContentTypeName; documentId: string; locale: Locale };

/** A version that a change of the site replaced, as the CMS answered it then: other code may read it one day. */
export const replacedVersion = z.object({
  type: z.enum(contentTypeNames),
  documentId: z.string().min(1),
  locale: z.enum(localeCodes),
  /** `null` where there was none. */
  before: z.record(z.string(), z.unknown()).nullable(),
  /** Whether the version after it is not another publication: a file was replaced, a relation was lost, a shared value came. */
  isSilent: z.boolean(),
});
export type ReplacedVersion = z.output<typeof replacedVersion>;

/** A version that somebody took back. */
export const undoneVersion = replacedVersion.extend({
  /** What was taken back, by `markVersion`; `null` where it was unpublished. */
  undone: z.string().nullable(),
  /** When it was taken back: the same may happen again. */
  at: z.string(),
});
export type UndoneVersion = z.output<typeof undoneVersion>;

/** Names a version in one text. */
export const formatVersionName = ({ type, documentId, locale }: VersionName): string => `${type} ${documentId} ${locale}`;

/** Names the undo of a version. */
export const formatUndoName = (one: UndoneVersion): string => `${formatVersionName(one)} ${one.at}`;

/** What of a release's file `held/<number>.json` a build of the site has to know; the number is that of the undone change. */
export const undoneFile = z.object({ versions: z.array(undoneVersion).optional() });

/** `held/ended.json` of a release: undos of versions that were published again since, by `formatUndoName`. */
export const endedFile = z.array(z.string());

/**
 * Lists the versions that a release has taken back. Of two of one version the later in the list goes back further.
 * @param files by the number of the undone change
 */
export function listUndone(files: ReadonlyMap<number, z.output<typeof undoneFile>>, ended: ReadonlySet<string>): UndoneVersion[] {
  const newestFirst = [...files].sort(([one], [other]) => other - one);
  return newestFirst.flatMap(([, { versions }]) => versions ?? []).filter((one) => !ended.has(formatUndoName(one)));
}
