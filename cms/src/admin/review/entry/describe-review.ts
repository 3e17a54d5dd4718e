import type { DecisionKind, ReviewResponse } from '../../../content/review/review.ts';
import type { StatusTone } from '../../publishing/describe-document.ts';
import type { ReviewText } from '../../texts/en/review/entry.ts';

/** What the form knows besides the response: its own changes, and newer ones of other persons. */
export type FormState = { isModified: boolean; isOutdated: boolean };

/** Returns whether any rule asks for an approval of the entry. */
export const needsReview = ({ needed }: Pick<ReviewResponse, 'needed'>): boolean => needed.approvals > 0 || needed.outside === 'required';

/** Returns how many approvals an entry has of those that it needs. */
export const countApprovals = ({ needed, missing }: Pick<ReviewResponse, 'needed' | 'missing'>): { count: number; needed: number } => {
  const all = Math.max(needed.approvals, needed.outside === 'required' ? 1 : 0);
  return { count: Math.max(0, all - missing.approvals), needed: all };
};

type StateDescription = { id: ReviewText; tone: StatusTone };

const describedStates = {
  draft: { id: 'ochiq.review.state.draft', tone: 'neutral' },
  submitted: { id: 'ochiq.review.state.submitted', tone: 'primary' },
  'changes-asked': { id: 'ochiq.review.state.changes-asked', tone: 'danger' },
  approved: { id: 'ochiq.review.state.approved', tone: 'success' },
  skipped: { id: 'ochiq.review.state.skipped', tone: 'secondary' },
  published: { id: 'ochiq.review.state.published', tone: 'success' },
} as const satisfies Record<ReviewResponse['state'], StateDescription>;

/** Returns the words for the state of a review, and their tone. */
export function describeReviewState(review: Pick<ReviewResponse, 'state' | 'isVoid' | 'needed'>): StateDescription {
  if (!needsReview(review) && review.state !== 'published') return { id: 'ochiq.review.state.not-needed', tone: 'neutral' };
  if (review.state === 'draft' && review.isVoid) return { id: 'ochiq.review.state.void', tone: 'danger' };
  return describedStates[review.state];
}

type ReviewSituation = Pick<ReviewResponse, 'state' | 'needed' | 'missing' | 'refusals'>;

/** Returns what the user does with a submitted version, or what it waits for. */
function describeApprovalStep({ missing, refusals }: ReviewSituation): ReviewText {
  const mayInvite = missing.outside && refusals.invite === null;
  const waitsForOutside = missing.outside && missing.approvals <= 1;
  if (waitsForOutside) return mayInvite ? 'ochiq.review.next.invite' : 'ochiq.review.next.wait-outside';
  switch (refusals.approve) {
    case null:
      return 'ochiq.review.next.approve';
    case 'own-version':
      return 'ochiq.review.next.own';
    case 'already-approved':
      return 'ochiq.review.next.again';
    default:
      return 'ochiq.review.next.wait-approval';
  }
}

/** Returns the next step of a review, for this user, in plain words. */
export function describeNextStep(review: ReviewSituation, { isModified, isOutdated }: FormState): ReviewText {
  const { state, refusals } = review;
  if (isOutdated) return 'ochiq.review.next.outdated';
  if (!needsReview(review)) return refusals.publish === null ? 'ochiq.review.next.free' : 'ochiq.review.next.wait-publication';
  if (isModified) return 'ochiq.review.next.save';
  switch (state) {
    case 'draft':
      return refusals.submit === null ? 'ochiq.review.next.submit' : 'ochiq.review.next.wait-submission';
    case 'submitted':
      return describeApprovalStep(review);
    case 'changes-asked':
      return refusals.submit === null ? 'ochiq.review.next.correct' : 'ochiq.review.next.wait-correction';
    case 'approved':
    case 'skipped':
      return refusals.publish === null ? 'ochiq.review.next.publish' : 'ochiq.review.next.wait-publication';
    case 'published':
      return 'ochiq.review.next.nothing';
  }
}

/** Returns the sentence that says who decided what. */
export const describeDecision = (kind: DecisionKind): ReviewText => `ochiq.review.decision.${kind}`;

/**
 * Returns why publishing is of no use now: the refusal of the CMS, or that what is typed would have to be reviewed;
 * `null` where it is of use.
 */
export function findPublishObstacle(
  review: Pick<ReviewResponse, 'publishRefusal' | 'needed'>,
  { isModified }: Pick<FormState, 'isModified'>,
  unsavedText: string,
): string | null {
  if (isModified && needsReview(review)) return unsavedText;
  return review.publishRefusal;
}
