import { isReviewNeeded } from './rules/needed-approvals';
import type { DecisionKind, ReviewAction, ReviewRefusal, ReviewState } from './review';
import type { NeededApprovals } from './rules/review-rules';

/** How a round is stored: open until changes are asked for, the draft is changed, or it is withdrawn or published. */
export const roundStates = ['open', 'changes-asked', 'void', 'withdrawn', 'published'] as const;
export type RoundState = (typeof roundStates)[number];

/** What was said about a submitted version, as far as the count depends on it. */
export type CountedDecision = {
  kind: DecisionKind;
  author: number | null;
  /** The colleague who invited a person outside; `null` for what a colleague said. */
  invitedBy: number | null;
};

/** What is still missing of what a rule asks for. */
export type MissingApprovals = { approvals: number; outside: boolean };

/**
 * Counts what is missing of what each of some rules asks for: the most of it. Each person counts once, and all people outside
 * together count once: who invites would otherwise replace every colleague by addresses of their own. Who was invited by a
 * colleague who has approved adds nothing to that approval: it would be one person with a second mailbox.
 */
export function countMissing(rules: readonly NeededApprovals[], decisions: readonly CountedDecision[]): MissingApprovals {
  if (decisions.some(({ kind }) => kind === 'skipped')) return { approvals: 0, outside: false };
  const colleagues = new Set(decisions.flatMap(({ kind, author }) => (kind === 'approved' && author !== null ? [author] : [])));
  const agreed = decisions.filter(({ kind }) => kind === 'agreed');
  const isFurther = agreed.some(({ invitedBy }) => invitedBy === null || !colleagues.has(invitedBy));
  const count = (outside: NeededApprovals['outside']) => colleagues.size + (outside !== 'none' && isFurther ? 1 : 0);
  return {
    approvals: Math.max(0, ...rules.map(({ approvals, outside }) => approvals - count(outside))),
    outside: agreed.length === 0 && rules.some(({ outside }) => outside === 'required'),
  };
}

/** Returns whether nothing is missing. */
export const isComplete = ({ approvals, outside }: MissingApprovals): boolean => approvals === 0 && !outside;

/** An entry, as far as its state depends on it. */
export type ReviewedVersion = {
  /** The hash of the draft. */
  version: string;
  /** Whether readers see what the draft says. */
  isLive: boolean;
  /** The rules that have to be satisfied, each for itself. */
  needed: readonly NeededApprovals[];
  /** The last round of the entry. */
  round: { hash: string; state: RoundState; decisions: readonly CountedDecision[] } | null;
};

/** Determines the state of a draft. */
export function computeReviewState({ version, isLive, needed, round }: ReviewedVersion): ReviewState {
  if (round?.state === 'changes-asked') return 'changes-asked';
  if (round?.state === 'open' && round.hash === version) {
    if (round.decisions.some(({ kind }) => kind === 'skipped')) return 'skipped';
    return isComplete(countMissing(needed, round.decisions)) ? 'approved' : 'submitted';
  }
  return isLive ? 'published' : 'draft';
}

/** Returns whether a round or an approval no longer counts, since the draft was changed after it. */
export const isRoundVoid = ({ version, isLive, round }: ReviewedVersion): boolean =>
  round !== null && !isLive && (round.state === 'void' || (round.state === 'open' && round.hash !== version));

/** A reader of an entry, as far as it decides what they may do. */
export type Reviewer = {
  mayUpdate: boolean;
  mayReview: boolean;
  mayPublish: boolean;
  /** Whether one of their roles may skip the rule. */
  maySkip: boolean;
  /** Whether they changed the draft since it was published last, or submitted it. */
  isAuthor: boolean;
  isSubmitter: boolean;
  /** Whether they have the work of the person who submitted it, and left. */
  isSuccessor: boolean;
  hasApproved: boolean;
};

export type ActionContext = { state: ReviewState; needed: NeededApprovals; missing: MissingApprovals; hasPage: boolean };

/** Says why a person may not do something about a draft in its state; `null` where they may. */
const rules: Readonly<Record<ReviewAction, (person: Reviewer, context: ActionContext) => ReviewRefusal | null>> = {
  submit({ mayUpdate }, { state, needed }) {
    if (!mayUpdate) return 'no-right';
    if (!isReviewNeeded(needed)) return 'not-needed';
    if (state === 'published') return 'already-published';
    return state === 'draft' || state === 'changes-asked' ? null : 'already-submitted';
  },
  withdraw({ isSubmitter, isSuccessor, mayReview }, { state }) {
    if (!isSubmitter && !isSuccessor && !mayReview) return 'no-right';
    return state === 'submitted' || state === 'approved' || state === 'skipped' ? null : 'not-submitted';
  },
  approve({ mayReview, isAuthor, isSubmitter, hasApproved }, { state }) {
    if (!mayReview) return 'no-right';
    if (hasApproved) return 'already-approved';
    if (state === 'approved' || state === 'skipped') return 'not-needed';
    if (state !== 'submitted') return 'not-submitted';
    return isAuthor || isSubmitter ? 'own-version' : null;
  },
  'ask-for-changes'({ mayReview, isAuthor, isSubmitter }, { state }) {
    if (!mayReview) return 'no-right';
    if (state !== 'submitted' && state !== 'approved' && state !== 'skipped') return 'not-submitted';
    return isAuthor || isSubmitter ? 'own-version' : null;
  },
  skip({ mayPublish, maySkip }, { state, needed }) {
    if (!mayPublish) return 'no-right';
    if (!isReviewNeeded(needed) || state === 'approved' || state === 'skipped') return 'not-needed';
    if (state === 'published') return 'already-published';
    return maySkip ? null : 'no-skipping';
  },
  assign({ mayUpdate, mayReview }, { state }) {
    if (!mayUpdate && !mayReview) return 'no-right';
    return state === 'submitted' ? null : 'not-submitted';
  },
  remark: ({ mayUpdate, mayReview }) => (mayUpdate || mayReview ? null : 'no-right'),
  invite({ mayReview, isAuthor, isSubmitter }, { state, needed, hasPage }) {
    if (!mayReview) return 'no-right';
    if (needed.outside === 'none') return 'outside-not-used';
    if (state !== 'submitted') return 'not-submitted';
    if (isAuthor || isSubmitter) return 'own-version';
    return hasPage ? null : 'no-link';
  },
  publish({ mayPublish }, { state, needed, missing }) {
    if (!mayPublish) return 'no-right';
    if (!isReviewNeeded(needed) || state === 'approved' || state === 'skipped' || state === 'published') return null;
    return state === 'submitted' && missing.approvals === 0 ? 'outside-missing' : 'not-approved';
  },
};

/** Says why a person may not do something about a draft; `null` where they may. */
export const findReviewRefusal = (action: ReviewAction, person: Reviewer, context: ActionContext): ReviewRefusal | null =>
  rules[action](person, context);
