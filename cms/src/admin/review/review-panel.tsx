import { isLocale } from '@ochiq/contract/routing/locales';
import { Flex, Typography } from '@strapi/design-system';
import { type StrapiApp, useForm } from '@strapi/strapi/admin';
import { type ReactNode, useRef } from 'react';

import type { EntryQuery } from '../../content/history/version.ts';
import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { englishReview } from '../texts/en/review/entry.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ChangesSincePublished } from './entry/changes-since-published.tsx';
import { ReviewActions } from './entry/review-actions.tsx';
import { ReviewStateView } from './entry/review-state.tsx';
import { useKnownReview, useReviewPolls } from './entry/use-review.ts';
import { useReviewRequests } from './entry/use-review-requests.ts';

/** What Strapi's edit view says of the entry, as far as the review needs it. */
export type ReviewedEntryProps = SidePanelProps & { document?: { updatedAt?: string } };

/** Returns the entry in the form; `null` for what is not saved yet, and for what is no content. */
export function findReviewedEntry({ model, document }: SidePanelProps): EntryQuery | null {
  const type = findModelContentType(model);
  const { documentId, locale } = document ?? {};
  return type === undefined || documentId === undefined || !isLocale(locale) ? null : { type, document: documentId, locale };
}

type Props = { entry: EntryQuery; revision: string; isPublished: boolean };

/** Renders the review of the entry in the form, and reads it again and again. */
function EntryReview({ entry, revision, isPublished }: Props) {
  const translate = useTexts(englishReview);
  const isModified = useForm('EntryReview', ({ modified }) => modified);
  const isSubmitting = useForm('EntryReview', (form) => form.isSubmitting);
  const hasFailed = useReviewPolls(entry, revision, isSubmitting);
  const known = useKnownReview(entry);
  const requests = useReviewRequests(entry);
  const state = useRef<HTMLDivElement>(null);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" data-ochiq="review">
      {hasFailed && (
        <Typography role="alert" textColor="danger700">
          {translate('ochiq.review.broken')}
        </Typography>
      )}
      {known && (
        <>
          <ReviewStateView review={known.review} form={{ isModified, isOutdated: known.isOutdated }} stateRef={state} />
          <ReviewActions
            review={known.review}
            form={{ isModified, isOutdated: known.isOutdated }}
            requests={requests}
            renderChanges={() => <ChangesSincePublished entry={entry} isPublished={isPublished} />}
            focusState={() => state.current?.focus()}
          />
        </>
      )}
    </Flex>
  );
}

/** Renders the side panel with the review of an entry; unsaved entries have none. */
export function ReviewPanel({ model, document }: ReviewedEntryProps): { title: string; content: ReactNode } | null {
  const translate = useTexts(englishReview);
  const entry = findReviewedEntry({ model, ...(document && { document }) });
  if (!entry) return null;
  const { updatedAt = '', status = '' } = document ?? {};
  return {
    title: translate('ochiq.review.title'),
    content: (
      <EntryReview
        key={`${entry.document} ${entry.locale}`}
        entry={entry}
        revision={`${updatedAt} ${status}`}
        isPublished={status === 'published' || status === 'modified'}
      />
    ),
  };
}

type SidePanel = typeof ReviewPanel & { type?: string };
type ContentManager = { addEditViewSidePanel: (change: (panels: readonly SidePanel[]) => readonly SidePanel[]) => void };

/** Adds the review right under the buttons of an entry, which it explains; call it once the panel's plugins are loaded. */
export function addReviewPanel(app: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  (app.getPlugin('content-manager').apis as unknown as ContentManager).addEditViewSidePanel((panels) => {
    const isButtons = ({ type }: SidePanel) => type === 'actions';
    return [...panels.filter(isButtons), ReviewPanel, ...panels.filter((panel) => !isButtons(panel))];
  });
}
