import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { UndoneVersion } from '@ochiq/contract/wire/undone-version';

import type { RawEntry } from './parse-content.ts';

type RawNewerSource = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Returns what an entry, as the CMS returned it, is behind as a translation; undefined where it is not outdated. */
export function getNewerSource(value: unknown): RawNewerSource | undefined {
  const newer = isRecord(value) ? value['outdated'] : undefined;
  return isRecord(newer) ? newer : undefined;
}

/** Returns the language that a translation is behind. */
export const getSourceLocale = (newer: RawNewerSource | undefined): Locale | null =>
  localeCodes.find((code) => code === newer?.['source']) ?? null;

/** Returns an entry that is behind this: the same one where that is so already. */
export function setNewerSource<T extends RawEntry>(raw: T, newer: RawNewerSource | undefined): T | RawEntry {
  if (!isRecord(raw.value) || JSON.stringify(getNewerSource(raw.value)) === JSON.stringify(newer)) return raw;
  const others = Object.entries(raw.value).filter(([name]) => name !== 'outdated');
  return { type: raw.type, value: { ...Object.fromEntries(others), ...(newer && { outdated: newer }) } };
}

const parseTime = (time: unknown): number => Date.parse(String(time));

/** How long after its publication the CMS may record a version, whose time a notice has. */
const maxRecordingMs = 10_000;

/**
 * Returns whether readers no longer see the text of a language that a notice is of. Of the publications since that text some may have
 * been undone that changed only a picture or an address: the notice stays then. The time of a planned publication is that of its run,
 * which is just before; so it counts for the nearest one.
 * @param undone newest first
 */
function isTextUndone(locale: Locale, at: unknown, undone: readonly UndoneVersion[]): boolean {
  const own = undone.filter((one) => one.locale === locale && !one.isSilent && !one.isNotice);
  const [last, previous] = [own.at(-1), own.at(-2)];
  if (!last) return false;
  const afterShown = parseTime(at) - parseTime(last.before?.['publishedAt']);
  const beforeUndone = parseTime(previous ? previous.before?.['publishedAt'] : last.undone) - parseTime(at);
  // Neither where a time is unknown: a notice is not shown of a text that may be undone.
  return !(afterShown <= maxRecordingMs && afterShown < beforeUndone);
}

/**
 * Returns whether what a version was behind of before its undo still counts. An earlier text of a translation is behind what the
 * published one is behind, as long as readers see that; it may be behind of more than the published one.
 */
function isNoticeRestored({ isNotice, isSilent }: UndoneVersion, newer: RawNewerSource | undefined, isSourceUndone: boolean): boolean {
  if (isNotice) return true;
  return newer ? isSourceUndone : !isSilent;
}

/**
 * Finds what the shown version of a translation is behind, where versions of its document are undone. The CMS compares what is
 * published; readers see an earlier source, an earlier translation, or both.
 * @param now the translation as the CMS has it
 * @param undone the undone versions of the document, in all languages, newest first
 */
export function findShownNotice(locale: Locale, now: RawEntry | null, undone: readonly UndoneVersion[]): RawNewerSource | undefined {
  const newer = getNewerSource(now?.value);
  const source = getSourceLocale(newer);
  const isSourceUndone = source !== null && isTextUndone(source, newer?.['at'], undone);
  const restored = undone.filter((one) => one.locale === locale && isNoticeRestored(one, newer, isSourceUndone));
  // The last undo counts: it brought back what readers had before all that it undid.
  const last = restored.reduce<UndoneVersion | null>((latest, one) => (latest && latest.at > one.at ? latest : one), null);
  if (last) return getNewerSource(last.before);
  return isSourceUndone ? undefined : newer;
}
