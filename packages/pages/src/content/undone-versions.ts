import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { formatVersionName, type ReplacedVersion, type UndoneVersion, type VersionName } from '@ochiq/contract/wire/undone-version';

import { parseEntry, type RawEntry } from './parse-content.ts';
import { findShownNotice, getNewerSource, getSourceLocale, setNewerSource } from './undone-notices.ts';

/** Finds a published version as the CMS has it. */
export type FindVersion = (name: VersionName) => RawEntry | null;

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

/**
 * Returns the content of an entry that pages show: a save that changes nothing else only updates its time. What it is behind as a
 * translation is no content of its own: another text changes that.
 */
function getShownContent(raw: RawEntry): string {
  const parsed = parseEntry(raw);
  return JSON.stringify('entry' in parsed ? { ...parsed.entry, updatedAt: null, outdated: undefined } : parsed.problems);
}

/** Returns when an entry was published; its content where the CMS gives no time. */
export const getPublicationMark = (raw: RawEntry): string => readText(raw, 'publishedAt') ?? getShownContent(raw);

/** Returns a mark that stays the same until a translation or its source is published again, or is behind another version. */
function computeNoticeMark(now: RawEntry, { before, ...name }: ReplacedVersion, find: FindVersion): string {
  const newer = getNewerSource(now.value);
  const locale = getSourceLocale(getNewerSource(before) ?? newer);
  const source = locale === null ? null : find({ ...name, locale });
  return [getPublicationMark(now), JSON.stringify(newer ?? null), source && getPublicationMark(source)].join(' ');
}

/**
 * Returns a mark of what the CMS has that stays the same until a version is published again; `null` where it is not published. Where
 * the version was replaced without being published, any other content counts as well.
 */
export function computeVersionMark(version: ReplacedVersion, find: FindVersion): string | null {
  const now = find(version);
  if (!now) return null;
  if (version.isNotice) return computeNoticeMark(now, version, find);
  return version.isSilent ? `${getPublicationMark(now)} ${getShownContent(now)}` : getPublicationMark(now);
}

/** Finds a version among raw entries. */
export const findVersion = (raw: readonly RawEntry[], name: VersionName): RawEntry | null =>
  raw.find((one) => nameRaw(one) === formatVersionName(name)) ?? null;

/**
 * Returns whether a silent change was recorded without telling notices from texts, as an earlier state of the site did. Such a record
 * may be of a text as well.
 */
const isUntold = ({ isSilent, isNotice }: UndoneVersion): boolean => isSilent && isNotice === undefined;

/** Returns whether a change whose record does not tell that changed no more than what a translation is behind. */
const isUntoldNotice = (version: UndoneVersion, now: RawEntry | null): boolean =>
  isUntold(version) &&
  now !== null &&
  version.before !== null &&
  getShownContent({ type: version.type, value: version.before }) === getShownContent(now);

/** Returns the mark of a silent change as an earlier state of the site computed it: with what the translation is behind. */
function computeUntoldMark(now: RawEntry): string {
  const parsed = parseEntry(now);
  return `${getPublicationMark(now)} ${JSON.stringify('entry' in parsed ? { ...parsed.entry, updatedAt: null } : parsed.problems)}`;
}

/** Returns whether a version is still the one that was undone. */
export function isStillUndone(version: UndoneVersion, find: FindVersion): boolean {
  const now = find(version);
  if (now && isUntold(version) && computeUntoldMark(now) === version.undone) return true;
  return computeVersionMark(version, find) === version.undone && !isUntoldNotice(version, now);
}

/** Groups the languages of documents. */
function groupByDocument(undone: readonly UndoneVersion[]): UndoneVersion[][] {
  const groups = new Map<string, UndoneVersion[]>();
  for (const one of undone) {
    const key = `${one.type} ${one.documentId}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** Names every language of a document of undone versions. */
const listLanguages = ([first]: readonly UndoneVersion[]): VersionName[] =>
  first ? localeCodes.map((locale: Locale) => ({ type: first.type, documentId: first.documentId, locale })) : [];

/**
 * Replaces undone versions by their predecessors, except those that were published again since. What translations are behind of
 * follows the versions that are shown then.
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
  const find: FindVersion = (name) => published.get(formatVersionName(name)) ?? null;
  const valid = undone
    .filter((one) => isStillUndone(one, find))
    .map((one) => (isUntoldNotice(one, find(one)) ? { ...one, isNotice: true } : one));
  const shown = new Map<string, T | RawEntry>(published);
  for (const one of valid) {
    if (one.isNotice) continue;
    if (one.before) shown.set(formatVersionName(one), { type: one.type, value: one.before });
    else shown.delete(formatVersionName(one));
  }
  for (const group of groupByDocument(valid)) {
    for (const name of listLanguages(group)) {
      const key = formatVersionName(name);
      const version = shown.get(key);
      if (version) shown.set(key, setNewerSource(version, findShownNotice(name.locale, find(name), group)));
    }
  }
  return [...unnamed, ...shown.values()];
}
