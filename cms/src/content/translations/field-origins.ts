import { isRecord } from '@ochiq/contract/is-record';

import type { StoredEntry } from '../history/stored-entry';
import type { Publication } from '../list-details/outdated-translations';
import { serializeText } from '../list-details/translatable-values';

/** What a translation said at a time, in milliseconds. */
export type SavedText = { content: StoredEntry; at: number };

/**
 * Finds since when a translation has had the present text of a field, also where there was another one in between: who saves a field as
 * it was, or goes back to what it said, did not translate it. `null` where that is longer than the versions go back.
 * @param texts the newest first
 * @param isComplete whether they begin with the first version
 */
function findFirstText(texts: readonly SavedText[], name: string, isComplete: boolean): number | null {
  const current = serializeText(texts[0]?.content[name]);
  const first = texts.findLastIndex(({ content }) => serializeText(content[name]) === current);
  return first === texts.length - 1 && !isComplete ? null : (texts[first]?.at ?? null);
}

/**
 * Finds from which publication of its source a field of a translation was made: from the one that readers saw when its text was
 * written. `null` where there was none yet, or that is not known.
 * @param sources the publications of the source, the oldest first
 */
export function findFieldOrigin(
  texts: readonly SavedText[],
  name: string,
  { sources, isComplete }: { sources: readonly Publication[]; isComplete: boolean },
): Publication | null {
  const writtenAt = findFirstText(texts, name, isComplete);
  return writtenAt === null ? null : (sources.findLast(({ at }) => at <= writtenAt) ?? null);
}

function getAt(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isRecord(value) ? value[step] : undefined;
}

/**
 * Returns whether the draft of a translation says something else than readers see at a place of its source. Blocks of two languages are
 * matched by their places where there are as many of them; else any change of their list counts.
 */
export function isPlaceRevised(
  place: string,
  { source, published, draft }: { source: StoredEntry; published: StoredEntry; draft: StoredEntry },
): boolean {
  let [model, before, after]: [unknown, unknown, unknown] = [source, published, draft];
  for (const step of place.split('.')) {
    const { length } = Array.isArray(model) ? model : [];
    if (Array.isArray(model) && ![before, after].every((list) => Array.isArray(list) && list.length === length)) break;
    [model, before, after] = [getAt(model, step), getAt(before, step), getAt(after, step)];
  }
  return serializeText(before) !== serializeText(after);
}
