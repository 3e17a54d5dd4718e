import { Button, Flex, Typography } from '@strapi/design-system';
import { type ReactNode, useRef, useState } from 'react';

import { type ReviewAction, type ReviewResponse, reviewTextLimits } from '../../../content/review/review.ts';
import { AssignDialog, SubmitDialog } from '../dialogs/submit-dialog.tsx';
import { NoteDialog } from '../dialogs/note-dialog.tsx';
import { wrappingButton } from '../../editing/wrapping-button.ts';
import { englishReview } from '../../texts/en/review/entry.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { type ReviewFault, ReviewFaultText, toReviewFault } from '../review-fault.tsx';
import type { FormState } from './describe-review.ts';
import type { Assignment, ReviewRequests } from './review-requests.ts';

/** The actions that have a button in the panel, in their order. */
const shownActions = ['submit', 'approve', 'ask-for-changes', 'assign', 'withdraw', 'skip'] as const satisfies readonly ReviewAction[];
type ShownAction = (typeof shownActions)[number];

const variants = {
  submit: 'default',
  approve: 'default',
  'ask-for-changes': 'secondary',
  assign: 'tertiary',
  withdraw: 'tertiary',
  skip: 'danger-light',
} as const satisfies Record<ShownAction, string>;

/** Lists what the user may do about the version that they see. */
export const listShownActions = ({ refusals }: Pick<ReviewResponse, 'refusals'>, { isModified, isOutdated }: FormState): ShownAction[] =>
  isModified || isOutdated ? [] : shownActions.filter((action) => refusals[action] === null);

const toAssignment = ({ submission, reviewers }: ReviewResponse): Assignment => ({
  // Those who may no longer approve it can't stay among the chosen.
  assignees: (submission?.assignees ?? []).flatMap(({ id }) => (id !== null && reviewers.some((one) => one.id === id) ? [id] : [])),
  dueOn: submission?.dueOn ?? null,
});

type DialogProps = {
  action: Exclude<ShownAction, 'withdraw'>;
  /** As it was when the dialog was opened: the user decides about that version. */
  review: ReviewResponse;
  requests: ReviewRequests;
  renderChanges: () => ReactNode;
  close: () => void;
  returnFocus: () => void;
};

function ActionDialog({ action, review, requests, renderChanges, ...frame }: DialogProps) {
  const translate = useTexts(englishReview);
  const { version, reviewers } = review;
  switch (action) {
    case 'submit':
      return <SubmitDialog reviewers={reviewers} send={(submission) => requests.submit(version, submission)} {...frame} />;
    case 'assign':
      return (
        <AssignDialog
          reviewers={reviewers}
          former={toAssignment(review)}
          send={(assignment) => requests.assign(version, assignment)}
          {...frame}
        />
      );
    case 'approve':
      return (
        <NoteDialog
          title={translate('ochiq.review.approve')}
          name="ochiq-review-approval"
          label={translate('ochiq.review.approve.note')}
          isRequired={false}
          most={reviewTextLimits.note}
          send={(note) => requests.approve(version, note)}
          {...frame}
        >
          <Typography>{translate('ochiq.review.approve.lead')}</Typography>
          {renderChanges()}
        </NoteDialog>
      );
    case 'ask-for-changes':
      return (
        <NoteDialog
          title={translate('ochiq.review.ask-for-changes')}
          name="ochiq-review-changes"
          label={translate('ochiq.review.changes.note')}
          isRequired
          most={reviewTextLimits.note}
          send={(note) => requests.requestChanges(version, note)}
          {...frame}
        >
          <Typography>{translate('ochiq.review.changes.lead')}</Typography>
        </NoteDialog>
      );
    case 'skip':
      return (
        <NoteDialog
          title={translate('ochiq.review.skip')}
          name="ochiq-review-reason"
          label={translate('ochiq.review.skip.reason')}
          isRequired
          most={reviewTextLimits.reason}
          send={(reason) => requests.skip(version, reason)}
          {...frame}
        >
          <Typography>{translate('ochiq.review.skip.lead')}</Typography>
        </NoteDialog>
      );
  }
}

type Props = {
  review: ReviewResponse;
  form: FormState;
  requests: ReviewRequests;
  /** Renders the way to what changed since the published version. */
  renderChanges: () => ReactNode;
  /** Gives the focus to the state, where a button is used up by its own action. */
  focusState: () => void;
};

/** Renders the buttons for what the user may do, each with its dialog. */
export function ReviewActions({ review, form, requests, renderChanges, focusState }: Props) {
  const translate = useTexts(englishReview);
  const [opened, setOpened] = useState<{ action: DialogProps['action']; review: ReviewResponse } | null>(null);
  const [fault, setFault] = useState<ReviewFault | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const returnFocus = () => {
    if (opener.current?.isConnected) opener.current.focus();
    else focusState();
  };
  const withdraw = () =>
    requests.withdraw(review.version).then(focusState, (error: unknown) => {
      setFault(toReviewFault(error));
    });
  const run = (action: ShownAction, button: HTMLElement) => {
    opener.current = button;
    setFault(null);
    if (action === 'withdraw') void withdraw();
    else setOpened({ action, review });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {listShownActions(review, form).map((action) => (
        <Button
          key={action}
          type="button"
          variant={variants[action]}
          fullWidth
          style={wrappingButton}
          onClick={({ currentTarget }: { currentTarget: HTMLElement }) => run(action, currentTarget)}
        >
          {translate(`ochiq.review.${action}`)}
        </Button>
      ))}
      {fault && <ReviewFaultText fault={fault} />}
      {opened && (
        <ActionDialog
          {...opened}
          requests={requests}
          renderChanges={renderChanges}
          close={() => setOpened(null)}
          returnFocus={returnFocus}
        />
      )}
    </Flex>
  );
}
