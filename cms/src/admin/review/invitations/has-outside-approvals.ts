import type { ReviewResponse } from '../../../content/review/review.ts';

/** Returns whether an entry shows anything about approvals from outside: its rule uses them, or a person was invited before. */
export const hasOutsideApprovals = ({ needed, invitations }: Pick<ReviewResponse, 'needed' | 'invitations'>): boolean =>
  needed.outside !== 'none' || invitations.length > 0;
