import type { ReviewRule } from '../../../content/review/rules/review-rules.ts';

/** What a rule is for. */
export type RuleScope = Pick<ReviewRule, 'type' | 'section' | 'locale'>;

/** Returns the name of what a rule is for, by which rules are compared. */
export const getScopeKey = ({ type, section, locale }: RuleScope): string => [type, section ?? '', locale ?? ''].join(' ');

/** A rule as the form begins with it, for a type. */
export const createRule = (type: ReviewRule['type']): ReviewRule => ({
  type,
  section: null,
  locale: null,
  approvals: 1,
  outside: 'none',
  skippedBy: [],
});

/** Changes a part of a rule, and with it what no longer fits: only pages are in the tree, and without approvals none is from outside. */
export function updateRule(rule: ReviewRule, part: Partial<ReviewRule>): ReviewRule {
  const next = { ...rule, ...part };
  return {
    ...next,
    section: next.type === 'page' ? next.section : null,
    ...(next.approvals === 0 && { outside: 'none' as const, skippedBy: [] }),
  };
}

/** Returns whether another rule is for the same. */
export const isScopeTaken = (rules: readonly ReviewRule[], rule: ReviewRule, former: ReviewRule | null): boolean =>
  rules.some((one) => one !== former && getScopeKey(one) === getScopeKey(rule));

/** Puts a rule in the place of its former form, or at the end. */
export const putRule = (rules: readonly ReviewRule[], rule: ReviewRule, former: ReviewRule | null): ReviewRule[] =>
  former === null ? [...rules, rule] : rules.map((one) => (one === former ? rule : one));

/** Removes a rule. */
export const dropRule = (rules: readonly ReviewRule[], rule: ReviewRule): ReviewRule[] => rules.filter((one) => one !== rule);

/** Sorts rules as they are read: by type, each before the narrower ones. */
export const sortRules = (rules: readonly ReviewRule[], types: readonly ReviewRule['type'][]): ReviewRule[] =>
  rules.toSorted(
    (one, other) =>
      types.indexOf(one.type) - types.indexOf(other.type) ||
      Number(one.section !== null) - Number(other.section !== null) ||
      (getScopeKey(one) < getScopeKey(other) ? -1 : 1),
  );
