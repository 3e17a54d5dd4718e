import type { Locale } from '@ochiq/contract/routing/locales';
import type { FunctionComponent } from 'react';

/** What is known where help for a segment is shown. */
export type SegmentHelpProps = {
  from: Locale;
  to: Locale;
  /** The words of the source, without tags. */
  source: string;
  uid: string;
  documentId: string;
  /** Puts a text into the segment. */
  onTake: (text: string) => void;
};

/** Renders help for the segment that is being translated: none yet. */
export const SegmentHelp: FunctionComponent<SegmentHelpProps> = () => null;
