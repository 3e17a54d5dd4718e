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
 * What an undo took from the site although the CMS has it published: `held/<number>.json` in the release, by the
 * number of the change that was undone. Where entries changed, everything is planned of those before (`versions`) and nothing
 * else has to be held; the rest is for what changed by itself, as with a day.
 */
const held = undoneFile.extend({
  /** What the pages were to show, fingerprints by path; `null` where one was to go. */
  pages: texts,
  /** What files that keep their names were to say (those of the alert word for word), by their names below `public`; `null` where one was to go. */
  files: texts,
  /** The facts that were to hold; `null` where it was none. */
  facts: siteFacts.nullable(),
});
export type Held = z.output<typeof held>;

/** By the number of the change that was undone, ascending. */
export type HeldByChange = ReadonlyMap<number, Held>;

export const heldFile = (number: number): string => `held/${String(number)}.json`;
export const heldBytes = (one: Held): Buffer => Buffer.from(JSON.stringify(one));

/** Undos of versions that ended. The files of the undone changes stay as they are, for an undo may be undone as well. */
const endedPlace = 'held/ended.json';

async function readEnded(releaseFolder: string): Promise<Set<string>> {
  const text = await readFile(path.join(releaseFolder, endedPlace), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '[]';
    throw error;
  });
  return new Set(endedFile.parse(JSON.parse(text)));
}

/** Writes down that versions were published anew. */
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

/** What a release holds back. @throws a file of it can't be read */
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

/** Leaves out the versions that were published anew. */
export function omitEnded(all: HeldByChange, names: ReadonlySet<string>): HeldByChange {
  const rest = [...all].map(([number, one]): [number, Held] => [
    number,
    one.versions ? { ...one, versions: one.versions.filter((version) => !names.has(formatUndoName(version))) } : one,
  ]);
  return new Map(rest.filter(([, one]) => sizeOf(one) > 0));
}

/** Lists the versions that are taken back. */
export const listUndoneVersions = (all: HeldByChange): UndoneVersion[] => listUndone(all, new Set());

type Kind = 'pages' | 'files';

/** What counts as published: what readers have, but for what is held back, which counts as if they had it. */
export function withHeld(kind: Kind, published: ReadonlyMap<string, string | null>, all: HeldByChange): Map<string, string | null> {
  return new Map([...published, ...[...all.values()].flatMap((one) => Object.entries(one[kind]))]);
}

/** The facts that count as published. */
export function factsWithHeld(published: SiteFacts, all: HeldByChange): SiteFacts {
  return [...all.values()].flatMap(({ facts }) => facts ?? []).at(-1) ?? published;
}

function without(kind: Kind, one: Held, published: Touched): Held[Kind] {
  return Object.fromEntries(Object.entries(one[kind]).filter(([name]) => !published[kind].has(name)));
}

const sizeOf = ({ pages, files, facts, versions }: Held) =>
  Object.keys(pages).length + Object.keys(files).length + (facts ? 1 : 0) + (versions?.length ?? 0);

/** The held files that become others when something is published anew, and so is not held back any more; `null` for one that goes. */
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
