import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { siteFacts, type SiteFacts } from '@ochiq/contract/site-facts';
import { endedFile, formatUndoName, listUndone, undoneFile, type UndoneVersion } from '@ochiq/contract/undone-version';
import * as z from 'zod';

import type { Disk } from '../swap/disk.ts';
import { isMissing } from '@ochiq/service/error-code';
import type { Touched } from './touched.ts';

const texts = z.record(z.string(), z.string().nullable());

/**
 * What an undo removed from the site although the CMS has it published: `held/<number>.json` in the release, by the
 * number of the undone change. Where entries changed, the site is planned from the versions before (`versions`) and
 * nothing else is suppressed; the other fields are for changes without an entry, as by a date.
 */
const held = undoneFile.extend({
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
export type Held = z.output<typeof held>;

/** By the number of the undone change, ascending. */
export type HeldByChange = ReadonlyMap<number, Held>;

export const heldFile = (number: number): string => `held/${String(number)}.json`;
export const heldBytes = (one: Held): Buffer => Buffer.from(JSON.stringify(one));

/**
 * Undos of versions that ended. The files of the undone changes stay unmodified, since an undo may be undone as well.
 */
const endedPlace = 'held/ended.json';

async function readEnded(releaseFolder: string): Promise<Set<string>> {
  const text = await readFile(path.join(releaseFolder, endedPlace), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '[]';
    throw error;
  });
  return new Set(endedFile.parse(JSON.parse(text)));
}

/** Records that versions were published again. */
export async function writeEnded(
  releaseFolder: string,
  names: ReadonlySet<string>,
  disk: Pick<Disk, 'removeTree' | 'writeFile' | 'rename'>,
) {
  const all = new Set([...(await readEnded(releaseFolder)), ...names]);
  const file = path.join(releaseFolder, endedPlace);
  await disk.removeTree(`${file}.next`);
  await disk.writeFile(`${file}.next`, Buffer.from(JSON.stringify([...all])), new Date());
  await disk.rename(`${file}.next`, file);
}

/** Reads the suppressions of a release. @throws one of its files can't be read */
export async function readHeld(releaseFolder: string): Promise<HeldByChange> {
  const names = await readdir(path.join(releaseFolder, 'held')).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const numbers = names.flatMap((name) => /^(\d+)\.json$/u.exec(name)?.[1] ?? []).map(Number);
  const read = async (number: number): Promise<[number, Held]> => {
    const text = await readFile(path.join(releaseFolder, heldFile(number)), 'utf8');
    return [number, held.parse(JSON.parse(text))];
  };
  const all = new Map(await Promise.all(numbers.sort((one, other) => one - other).map(read)));
  return omitEnded(all, await readEnded(releaseFolder));
}

/** Leaves out the versions that were published again. */
export function omitEnded(all: HeldByChange, names: ReadonlySet<string>): HeldByChange {
  const rest = [...all].map(([number, one]): [number, Held] => [
    number,
    one.versions ? { ...one, versions: one.versions.filter((version) => !names.has(formatUndoName(version))) } : one,
  ]);
  return new Map(rest.filter(([, one]) => sizeOf(one) > 0));
}

/** Lists the undone versions. */
export const listUndoneVersions = (all: HeldByChange): UndoneVersion[] => listUndone(all, new Set());

type Kind = 'pages' | 'files';

/** Applies suppressions to what is published: suppressed content counts as published. */
export function withHeld(kind: Kind, published: ReadonlyMap<string, string | null>, all: HeldByChange): Map<string, string | null> {
  return new Map([...published, ...[...all.values()].flatMap((one) => Object.entries(one[kind]))]);
}

/** Applies suppressions to the published facts. */
export function factsWithHeld(published: SiteFacts, all: HeldByChange): SiteFacts {
  return [...all.values()].flatMap(({ facts }) => facts ?? []).at(-1) ?? published;
}

function without(kind: Kind, one: Held, published: Touched): Held[Kind] {
  return Object.fromEntries(Object.entries(one[kind]).filter(([name]) => !published[kind].has(name)));
}

const sizeOf = ({ pages, files, facts, versions }: Held) =>
  Object.keys(pages).length + Object.keys(files).length + (facts ? 1 : 0) + (versions?.length ?? 0);

/** Computes the suppression files that change when something is published again; `null` for one to be removed. */
export function heldAfter(all: HeldByChange, published: Touched): Map<number, Held | null> {
  const after = new Map<number, Held | null>();
  for (const [number, one] of all) {
    const rest: Held = {
      pages: without('pages', one, published),
      files: without('files', one, published),
      facts: published.facts ? null : one.facts,
      ...(one.versions && { versions: one.versions }),
    };
    if (sizeOf(rest) !== sizeOf(one)) after.set(number, sizeOf(rest) === 0 ? null : rest);
  }
  return after;
}
