import type { RemarkThread, ReviewResponse } from '../../../content/review/review.ts';

/** Who is to review a version, and until when. */
export type Assignment = { assignees: readonly number[]; dueOn: string | null };

/** Where a remark is: on a field, on a block, or on the whole entry. */
export type RemarkPlace = Pick<RemarkThread, 'field' | 'block'>;

/** Whom to invite from outside, and for how long. */
export type InvitedPerson = { name: string; email: string; days: number; isOfAll: boolean };

/**
 * What the panel asks about the review of an entry. Each takes the version that the user has seen, and throws what
 * `toReviewFault` understands.
 */
export type ReviewRequests = {
  submit: (version: string, submission: Assignment & { note: string }) => Promise<ReviewResponse>;
  withdraw: (version: string) => Promise<ReviewResponse>;
  approve: (version: string, note: string) => Promise<ReviewResponse>;
  requestChanges: (version: string, note: string) => Promise<ReviewResponse>;
  skip: (version: string, reason: string) => Promise<ReviewResponse>;
  assign: (version: string, assignment: Assignment) => Promise<ReviewResponse>;
  addRemark: (place: RemarkPlace, text: string) => Promise<ReviewResponse>;
  reply: (thread: number, text: string) => Promise<ReviewResponse>;
  setResolved: (thread: number, isResolved: boolean) => Promise<ReviewResponse>;
  invite: (version: string, person: InvitedPerson) => Promise<ReviewResponse>;
  revoke: (invitation: number) => Promise<ReviewResponse>;
};
