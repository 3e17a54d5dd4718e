import type { Locale } from '@ochiq/contract/routing/locales';
import { lazy, Suspense } from 'react';

const SegmentTerms = lazy(async () => ({ default: (await import('../terms/segment-terms.tsx')).SegmentTerms }));
const SegmentSuggestions = lazy(async () => ({
  default: (await import('../translation-help/segment-suggestions.tsx')).SegmentSuggestions,
}));

/** What is known where help for a segment is shown. */
export type SegmentHelpProps = {
  from: Locale;
  to: Locale;
  /** The words of the source, without tags. */
  source: string;
  uid: string;
  documentId: string;
  /** Puts a text into the segment, in the place of what it says. */
  onTake: (text: string) => void;
  /** Puts words into the segment, in the place of those that are selected. */
  onInsert: (words: string) => void;
};

/** Renders help for the segment that is being translated: its terms, published translations, and a machine's. */
export function SegmentHelp({ onInsert, ...segment }: SegmentHelpProps) {
  const { from, to, source } = segment;
  if (source.trim() === '') return null;
  return (
    <Suspense fallback={null}>
      <SegmentTerms {...{ from, to, source }} onTake={onInsert} />
      <SegmentSuggestions {...segment} />
    </Suspense>
  );
}
