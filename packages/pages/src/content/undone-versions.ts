import { localeCodes } from '@ochiq/contract/routing/locales';
import { formatVersionName, type UndoneVersion, type VersionName } from '@ochiq/contract/wire/undone-version';

import { parseEntry, type RawEntry } from './parse-content.ts';

/** Reads a text field of an entry as the CMS returned it. */
function readText({ value }: RawEntry, field: string): string | null {
  const text = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[field] : null;
  return typeof text === 'string' ? text : null;
}

/** Returns the key of a raw entry's version; `null` where it has none. */
function nameRaw(raw: RawEntry): string | null {
  const locale = localeCodes.find((code) => code === readText(raw, 'locale'));
  const documentId = readText(raw, 'documentId');
  return locale && documentId ? formatVersionName({ type: raw.type, documentId, locale }) : null;
}

/** Returns the content of an entry that pages show: a save that changes nothing else only updates its time. */
function getShownContent(raw: RawEntry): string {
  const parsed = parseEntry(raw);
  return JSON.stringify('entry' in parsed ? { ...parsed.entry, updatedAt: null } : parsed.problems);
}

/** Returns when an entry was published; its content where the CMS gives no time. */
export const getPublicationMark = (raw: RawEntry): string => readText(raw, 'publishedAt') ?? getShownContent(raw);

/**
 * Returns a mark that stays the same until a version is published again.
 * @param isSilent whether any other content counts as well
 */
export function computeVersionMark(raw: RawEntry | null, isSilent: boolean): string | null {
  if (!raw) return null;
  return isSilent ? `${getPublicationMark(raw)} ${getShownContent(raw)}` : getPublicationMark(raw);
}

/** Finds a version among raw entries. */
export const findVersion = (raw: readonly RawEntry[], name: VersionName): RawEntry | null =>
  raw.find((one) => nameRaw(one) === formatVersionName(name)) ?? null;

/** Returns whether a version is still the one that was undone. */
export const isStillUndone = (raw: RawEntry | null, { isSilent, undone }: UndoneVersion): boolean =>
  computeVersionMark(raw, isSilent) === undone;

/**
 * Replaces undone versions by their predecessors, except those that were published again since.
 * @param undone of two entries for one version the later counts: the one that goes back further
 */
export function applyUndoneVersions<T extends RawEntry>(raw: readonly T[], undone: readonly UndoneVersion[]): (T | RawEntry)[] {
  if (undone.length === 0) return [...raw];
  const unnamed = raw.filter((one) => nameRaw(one) === null);
  const published = new Map(
    raw.flatMap((one) => {
      const name = nameRaw(one);
      return name === null ? [] : [[name, one] as const];
    }),
  );
  const shown = new Map<string, T | RawEntry>(published);
  for (const one of undone) {
    const name = formatVersionName(one);
    if (!isStillUndone(published.get(name) ?? null, one)) continue;
    if (one.before) shown.set(name, { type: one.type, value: one.before });
    else shown.delete(name);
  }
  return [...unnamed, ...shown.values()];
}
