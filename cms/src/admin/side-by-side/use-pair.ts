import { useMemo } from 'react';

import {
  type SideBySideQuery,
  type SideBySideResponse,
  sideBySidePath,
  sideBySideResponse,
} from '../../content/translations/side-by-side.ts';
import { applyEdits, copyMissing, listEditedFields, type SegmentEdits } from '../../content/translations/segments/apply-edits.ts';
import { listSegments, type SegmentedEntry } from '../../content/translations/segments/list-segments.ts';
import type { EntryValues } from '../../content/translations/segments/part.ts';
import { usePanelResponse } from '../audit/use-panel-response.ts';

/** Reads an entry in two languages. */
export const usePair = ({ type, document, from, to }: SideBySideQuery) =>
  usePanelResponse(`${sideBySidePath}?${new URLSearchParams({ type, document, from, to }).toString()}`, sideBySideResponse);

const noValues: EntryValues = {};

/** A translation with what is typed and taken over, in segments. */
type EditedPair = SegmentedEntry & {
  /** How many places the translation still lacks that the user may take over. */
  missingCount: number;
  /** Builds the changed fields, which are to be saved. */
  buildChanges: (edits: SegmentEdits) => EntryValues;
};

/** Splits an entry in two languages. @param isCopied whether the translation takes over what it lacks */
export function useEditedPair(type: SideBySideQuery['type'], pair: SideBySideResponse, isCopied: boolean): EditedPair {
  return useMemo(() => {
    const saved = pair.target?.values ?? noValues;
    const split = (target: EntryValues) =>
      listSegments(type, { source: pair.source.values, target, before: pair.before, live: pair.live }, pair.fields);
    const first = split(saved);
    const missing = first.missing.filter(({ field }) => pair.writable.includes(field));
    const target = isCopied ? copyMissing(saved, missing) : saved;
    const entry = isCopied ? split(target) : first;
    return {
      ...entry,
      missingCount: isCopied ? 0 : missing.length,
      buildChanges: (edits) => listEditedFields(saved, applyEdits(target, entry.segments, edits)),
    };
  }, [type, pair, isCopied]);
}
