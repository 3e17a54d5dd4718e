import type { ReviewRequests } from '../../src/admin/review/entry/review-requests.ts';
import { reviewActions, type ReviewAction, type ReviewRefusal, type ReviewResponse } from '../../src/content/review/review.ts';

export const author = { id: 3, name: 'Malika Karimova' } as const;
export const reviewer = { id: 7, name: 'Baxtiyor Saidov' } as const;
export const version = 'v'.repeat(43);
export const at = '2026-11-26T10:03:00.000Z';
/** As the panel shows it, in Tashkent. */
export const time = '26.11.2026, 15:03';

/** Refuses all actions but some. */
export const allowOnly = (
  allowed: readonly ReviewAction[],
  refusals: Partial<Record<ReviewAction, ReviewRefusal>> = {},
): ReviewResponse['refusals'] =>
  Object.fromEntries(
    reviewActions.map((action) => [action, allowed.includes(action) ? null : (refusals[action] ?? 'no-right')]),
  ) as ReviewResponse['refusals'];

/** A draft that needs one approval, as its author sees it before it is submitted. */
export const createReview = (part: Partial<ReviewResponse> = {}): ReviewResponse => ({
  state: 'draft',
  version,
  isVoid: false,
  needed: { approvals: 1, outside: 'none' },
  missing: { approvals: 1, outside: false },
  submission: null,
  threads: [],
  reviewers: [reviewer],
  invitations: [],
  refusals: allowOnly(['submit', 'remark']),
  publishRefusal: 'Not approved yet: Baxtiyor Saidov may approve it',
  made: [],
  ...part,
});

/** A submission by the author that waits. */
export const submission: NonNullable<ReviewResponse['submission']> = {
  by: author,
  at,
  note: 'Before Friday, please',
  assignees: [reviewer],
  dueOn: '2099-11-28',
  decisions: [],
};

/** The same as its reviewer sees it. */
export const submittedReview = createReview({
  state: 'submitted',
  submission,
  refusals: allowOnly(['approve', 'ask-for-changes', 'assign', 'remark']),
});

/** Records what the panel asks; each request is granted. */
export function createReviewRequests(response: ReviewResponse = createReview()) {
  const grant = () => Promise.resolve(response);
  return {
    submit: jest.fn(grant),
    withdraw: jest.fn(grant),
    approve: jest.fn(grant),
    requestChanges: jest.fn(grant),
    skip: jest.fn(grant),
    assign: jest.fn(grant),
    addRemark: jest.fn(grant),
    reply: jest.fn(grant),
    setResolved: jest.fn(grant),
    invite: jest.fn(grant),
    revoke: jest.fn(grant),
  } satisfies ReviewRequests;
}

/** What the fetch client rejects with where the CMS refuses. */
export const refuse = (code: ReviewRefusal, message: string): Error =>
  Object.assign(new Error(message), {
    response: { data: { error: { status: 403, name: 'PolicyError', message, details: { code } } } },
  });
