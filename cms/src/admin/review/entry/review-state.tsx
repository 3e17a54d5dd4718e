import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { Flex, Typography } from '@strapi/design-system';
import type { RefObject } from 'react';

import type { ReviewDecision, ReviewResponse, ReviewSubmission } from '../../../content/review/review.ts';
import { formatMinute } from '../../../content/schedule/minute.ts';
import { formatShortDay } from '../../dates/moment-format.ts';
import { StateLabel } from '../../publishing/publishing-state.tsx';
import { englishReview } from '../../texts/en/review/entry.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { QuotedWords } from '../quoted-words.tsx';
import { countApprovals, describeDecision, describeNextStep, describeReviewState, type FormState, needsReview } from './describe-review.ts';

function Decision({ kind, by, at, note }: ReviewDecision) {
  const translate = useTexts(englishReview);
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1}>
      <Typography variant="pi" textColor={kind === 'changes-asked' || kind === 'objected' ? 'danger700' : 'neutral700'}>
        {translate(describeDecision(kind), { name: by.name, time: formatMinute(at) })}
      </Typography>
      <QuotedWords>{note}</QuotedWords>
    </Flex>
  );
}

/** Renders the day by which a version is to be reviewed; it only counts while the version waits. */
function DueDay({ dueOn }: { dueOn: string }) {
  const translate = useTexts(englishReview);
  const isLate = dueOn < toTashkentDay(new Date());
  return (
    <Typography variant="pi" textColor={isLate ? 'danger600' : 'neutral600'}>
      {translate(isLate ? 'ochiq.review.late' : 'ochiq.review.due', { day: formatShortDay(dueOn) })}
    </Typography>
  );
}

/** Renders the last submission, and what was decided about it. */
function Submission({ submission, isWaiting }: { submission: ReviewSubmission; isWaiting: boolean }) {
  const translate = useTexts(englishReview);
  const { by, at, note, assignees, dueOn, decisions } = submission;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.review.submitted-by', { name: by.name, time: formatMinute(at) })}
      </Typography>
      <QuotedWords>{note}</QuotedWords>
      {isWaiting && assignees.length > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {translate('ochiq.review.assigned', { names: assignees.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
      {isWaiting && dueOn !== null && <DueDay dueOn={dueOn} />}
      {decisions.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2} aria-label={translate('ochiq.review.decisions')}>
          {decisions.map((decision) => (
            <Decision key={`${decision.kind} ${decision.at} ${decision.by.name}`} {...decision} />
          ))}
        </Flex>
      )}
    </Flex>
  );
}

/** Renders who may approve the version. */
function Reviewers({ reviewers }: Pick<ReviewResponse, 'reviewers'>) {
  const translate = useTexts(englishReview);
  if (reviewers.length === 0)
    return (
      <Typography variant="pi" textColor="danger600">
        {translate('ochiq.review.no-reviewers')}
      </Typography>
    );
  return (
    <Typography variant="pi" textColor="neutral600">
      {translate('ochiq.review.reviewers', { names: reviewers.map(({ name }) => name).join(', ') })}
    </Typography>
  );
}

type StateProps = {
  review: ReviewResponse;
  form: FormState;
  /** Gets the focus when a button is used up by its own action. */
  stateRef?: RefObject<HTMLDivElement>;
};

/** Renders the state of a review, and what to do next. */
export function ReviewStateView({ review, form, stateRef }: StateProps) {
  const translate = useTexts(englishReview);
  const { state, missing, submission, reviewers } = review;
  const { id, tone } = describeReviewState(review);
  const isWaiting = state === 'submitted';
  const isPending = needsReview(review) && (isWaiting || state === 'draft' || state === 'changes-asked');
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex ref={stateRef} tabIndex={-1} role="status" direction="column" alignItems="stretch" gap={2}>
        <StateLabel tone={tone}>{translate(id)}</StateLabel>
        {isWaiting && needsReview(review) && <Typography>{translate('ochiq.review.progress', countApprovals(review))}</Typography>}
        {isWaiting && missing.outside && <Typography>{translate('ochiq.review.outside-missing')}</Typography>}
        <Typography textColor={form.isOutdated ? 'danger700' : 'neutral800'}>{translate(describeNextStep(review, form))}</Typography>
      </Flex>
      {submission && <Submission submission={submission} isWaiting={isWaiting} />}
      {isPending && <Reviewers reviewers={reviewers} />}
    </Flex>
  );
}
