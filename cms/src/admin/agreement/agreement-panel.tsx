import { lazy, Suspense } from 'react';

import { findReviewedEntry, type ReviewedEntryProps } from '../review/review-panel.tsx';
import { englishAgreement } from '../texts/en/agreement.ts';
import { useTexts } from '../texts/use-texts.ts';

const EntryAgreement = lazy(async () => ({ default: (await import('./entry-agreement.tsx')).EntryAgreement }));

/** Renders the side panel that compares the languages of an entry, which is loaded with the first form; unsaved entries have none. */
export function AgreementPanel({ model, document }: ReviewedEntryProps) {
  const translate = useTexts(englishAgreement);
  const entry = findReviewedEntry({ model, ...(document && { document }) });
  if (!entry) return null;
  const { updatedAt = '', status = '' } = document ?? {};
  return {
    title: translate('ochiq.agreement.title'),
    content: (
      <Suspense fallback={null}>
        <EntryAgreement key={`${entry.document} ${entry.locale}`} entry={entry} revision={`${updatedAt} ${status}`} />
      </Suspense>
    ),
  };
}
