import type { StrapiApp } from '@strapi/strapi/admin';
import { lazy, Suspense, useEffect, useState } from 'react';

import { englishRemoval } from '../texts/en/removal.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type RemovalQuestion, watchRemovalQuestions } from './request-removal-choice.ts';

const PendingRemoval = lazy(async () => ({ default: (await import('./pending-removal.tsx')).PendingRemoval }));

/** Renders the dialog while a removal waits for its choice, on any page of the panel. */
function RemovalHost() {
  const [question, setQuestion] = useState<RemovalQuestion | null>(null);
  const translate = useTexts(englishRemoval);
  const cancelledText = translate('ochiq.removal.cancelled');
  useEffect(() => watchRemovalQuestions({ show: setQuestion, getCancelledText: () => cancelledText }), [cancelledText]);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <PendingRemoval key={question.removal.documents.join(' ')} question={question} />
    </Suspense>
  );
}

/** Adds the dialog to every page of the panel; before it starts. */
export function addRemovalDialog({ addComponents }: Pick<StrapiApp, 'addComponents'>): void {
  // A component of this name is on every page; the media library itself shows its uploads in this way.
  addComponents([{ name: 'future-global::removal', Component: RemovalHost }]);
}
