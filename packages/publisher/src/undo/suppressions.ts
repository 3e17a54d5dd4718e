import path from 'node:path';

import { siteFacts, type SiteFacts } from '@ochiq/contract/wire/site-facts';
import {
  collectUndoneVersions,
  endedFileName,
  formatUndoName,
  formatUndoneFileName,
  undoneFolder,
  parseUndoneFiles,
  undoneFile,
  type UndoneVersion,
} from '@ochiq/contract/wire/undone-version';
import { readJsonFolder } from '@ochiq/service-kit/read-json-folder';
import * as z from 'zod';

import type { FileSystem } from '../transaction/file-system.ts';
import type { AffectedOutputs } from './affected-outputs.ts';

const texts = z.record(z.string(), z.string().nullable());

/**
 * What an undo removed from the site although the CMS has it published: `held/<number>.json` in the release, by the
 * number of the undone change. Where entries changed, the site is planned from the versions before (`versions`) and
 * nothing else is suppressed; the other fields are for changes without an entry, as by a date.
 */
const suppressionSchema = undoneFile.extend({
  /** The fingerprints that the pages would have, by path; `null` where one would be removed. */
  pages: texts,
  /**
   * The text of alert files and the fingerprints of other files with stable names, by name below `public`; `null` where
   * one would be removed.
   */
  files: texts,
  /** The facts that would apply; `null` where the change had none. */
  facts: siteFacts.nullable(),
});
export type Suppression = z.output<typeof suppressionSchema>;

/** By the number of the undone change, ascending. */
export type SuppressionsByChange = ReadonlyMap<number, Suppression>;

export const getSuppressionFile = (number: number): string => `${undoneFolder}/${formatUndoneFileName(number)}`;
export const serializeSuppression = (one: Suppression): Buffer => Buffer.from(JSON.stringify(one));

const readUndoneFiles = async (releaseFolder: string) =>
  parseUndoneFiles(await readJsonFolder(path.join(releaseFolder, undoneFolder)), suppressionSchema);

/**
 * Records that versions were published again. The files of the undone changes stay unmodified, since an undo may be
 * undone as well.
 */
export async function writeEndedUndos(
  releaseFolder: string,
  names: ReadonlySet<string>,
  fileSystem: Pick<FileSystem, 'removeTree' | 'writeFile' | 'rename'>,
) {
  const { ended } = await readUndoneFiles(releaseFolder);
  const file = path.join(releaseFolder, undoneFolder, endedFileName);
  await fileSystem.removeTree(`${file}.next`);
  await fileSystem.writeFile(`${file}.next`, Buffer.from(JSON.stringify([...new Set([...ended, ...names])])), new Date());
  await fileSystem.rename(`${file}.next`, file);
}

/** Reads the suppressions of a release. @throws one of its files can't be read */
export async function readSuppressions(releaseFolder: string): Promise<SuppressionsByChange> {
  const { undone, ended } = await readUndoneFiles(releaseFolder);
  return omitEndedUndos(undone, ended);
}

/** Leaves out the versions that were published again. */
export function omitEndedUndos(all: SuppressionsByChange, names: ReadonlySet<string>): SuppressionsByChange {
  const rest = [...all].map(([number, one]): [number, Suppression] => [
    number,
    one.versions ? { ...one, versions: one.versions.filter((version) => !names.has(formatUndoName(version))) } : one,
  ]);
  return new Map(rest.filter(([, one]) => countSuppressed(one) > 0));
}

/** Lists the undone versions. */
export const listUndoneVersions = (all: SuppressionsByChange): UndoneVersion[] => collectUndoneVersions(all, new Set());

type SuppressedKind = 'pages' | 'files';

/** Applies suppressions to what is published: suppressed content counts as published. */
export function applySuppressions(
  kind: SuppressedKind,
  published: ReadonlyMap<string, string | null>,
  all: SuppressionsByChange,
): Map<string, string | null> {
  return new Map([...published, ...[...all.values()].flatMap((one) => Object.entries(one[kind]))]);
}

/** Applies suppressions to the published facts. */
export function applySuppressedFacts(published: SiteFacts, all: SuppressionsByChange): SiteFacts {
  return [...all.values()].flatMap(({ facts }) => facts ?? []).at(-1) ?? published;
}

function omitPublished(kind: SuppressedKind, one: Suppression, published: AffectedOutputs): Suppression[SuppressedKind] {
  return Object.fromEntries(Object.entries(one[kind]).filter(([name]) => !published[kind].has(name)));
}

const countSuppressed = ({ pages, files, facts, versions }: Suppression) =>
  Object.keys(pages).length + Object.keys(files).length + (facts ? 1 : 0) + (versions?.length ?? 0);

/** Computes the suppression files that change when something is published again; `null` for one to be removed. */
export function computeRemainingSuppressions(all: SuppressionsByChange, published: AffectedOutputs): Map<number, Suppression | null> {
  const after = new Map<number, Suppression | null>();
  for (const [number, one] of all) {
    const rest: Suppression = {
      pages: omitPublished('pages', one, published),
      files: omitPublished('files', one, published),
      facts: published.facts ? null : one.facts,
      ...(one.versions && { versions: one.versions }),
    };
    if (countSuppressed(rest) !== countSuppressed(one)) after.set(number, countSuppressed(rest) === 0 ? null : rest);
  }
  return after;
}
