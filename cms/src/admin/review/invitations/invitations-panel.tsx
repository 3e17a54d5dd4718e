import { lazy, type ReactNode, Suspense } from 'react';

import type { EntryQuery } from '../../../content/history/version.ts';
import type { SidePanelProps } from '../../edited-entry.ts';
import { englishInvitations } from '../../texts/en/review/invitations.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useKnownReview } from '../entry/use-review.ts';
import { useReviewRequests } from '../entry/use-review-requests.ts';
import { findReviewedEntry } from '../review-panel.tsx';
import { hasOutsideApprovals } from './has-outside-approvals.ts';

const InvitationList = lazy(async () => ({ default: (await import('./invitation-list.tsx')).InvitationList }));

/** Copies a text; rejects where the browser lets no page write there, as on an address without https. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Renders the invitations of the entry in the form. The review next to the buttons reads them. */
function Invitations({ entry }: { entry: EntryQuery }) {
  const known = useKnownReview(entry);
  const requests = useReviewRequests(entry);
  return (
    known && (
      <Suspense fallback={null}>
        <InvitationList review={known.review} requests={requests} copy={copyText} />
      </Suspense>
    )
  );
}

/** Renders the side panel with approvals from outside; entries that use none have no such panel. */
export function InvitationsPanel({ model, document }: SidePanelProps): { title: string; content: ReactNode } | null {
  const translate = useTexts(englishInvitations);
  const entry = findReviewedEntry({ model, ...(document && { document }) });
  const known = useKnownReview(entry);
  if (!entry || !known || !hasOutsideApprovals(known.review)) return null;
  return {
    title: translate('ochiq.invitations.title'),
    content: <Invitations key={`${entry.document} ${entry.locale}`} entry={entry} />,
  };
}
