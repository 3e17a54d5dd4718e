import { useState } from 'react';

import { reviewTextLimits, type ReviewResponse } from '../../../content/review/review.ts';
import { englishReview } from '../../texts/en/review/entry.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Assignment } from '../entry/review-requests.ts';
import { AssignmentFields, isDueDay } from './assignment-fields.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { checkText, type TextFault, TextInputField } from './text-input.tsx';

type Props = Pick<ReviewResponse, 'reviewers'> & { close: () => void; returnFocus: () => void };

/** Renders the dialog that hands a version over for review: to whom, until when, with what note. */
export function SubmitDialog({ send, ...props }: Props & { send: (submission: Assignment & { note: string }) => Promise<unknown> }) {
  const translate = useTexts(englishReview);
  const [assignment, setAssignment] = useState<Assignment>({ assignees: [], dueOn: null });
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<TextFault>(null);
  const { reviewers, close, returnFocus } = props;
  const title = translate('ochiq.review.submit');
  const check = () => {
    const current = checkText(note, { isRequired: false, most: reviewTextLimits.note });
    setFault(current);
    return current === null && isDueDay(assignment.dueOn);
  };
  return (
    <ReviewDialog
      title={title}
      action={title}
      check={check}
      run={() => send({ ...assignment, note: note.trim() })}
      close={close}
      returnFocus={returnFocus}
    >
      <AssignmentFields reviewers={reviewers} value={assignment} onChange={setAssignment} />
      <TextInputField
        name="ochiq-review-note"
        label={translate('ochiq.review.note')}
        most={reviewTextLimits.note}
        fault={fault}
        value={note}
        onChange={setNote}
      />
    </ReviewDialog>
  );
}

type AssignProps = Props & { former: Assignment; send: (assignment: Assignment) => Promise<unknown> };

/** Renders the dialog that changes who is to review a submitted version, and until when. */
export function AssignDialog({ reviewers, former, send, close, returnFocus }: AssignProps) {
  const translate = useTexts(englishReview);
  const [assignment, setAssignment] = useState<Assignment>(former);
  return (
    <ReviewDialog
      title={translate('ochiq.review.assign')}
      action={translate('ochiq.review.assign.save')}
      check={() => isDueDay(assignment.dueOn) || assignment.dueOn === former.dueOn}
      run={() => send(assignment)}
      close={close}
      returnFocus={returnFocus}
    >
      <AssignmentFields reviewers={reviewers} value={assignment} onChange={setAssignment} />
    </ReviewDialog>
  );
}
