import type { NeededApprovals, ReviewRule } from './review-rules';

/** What the rules ask for of one entry, and which roles may do without. */
export type EntryRule = NeededApprovals & { skippedBy: readonly string[] };

/** What an entry is by which rules are chosen. */
export type EntryScope = {
  type: string;
  locale: string;
  /** The page itself, the pages above it and the section, as pages name what is above them, the nearest first; empty for other types. */
  places: readonly string[];
};

export const noRule: EntryRule = { approvals: 0, outside: 'none', skippedBy: [] };

/** Returns whether a rule asks for anything. */
export const isReviewNeeded = ({ approvals, outside }: NeededApprovals): boolean => approvals > 0 || outside === 'required';

/** Ranks how narrow a rule is for an entry, the narrowest lowest: by its place in the tree, then by its language. */
const rankRule = ({ section, locale }: ReviewRule, { places }: EntryScope): number =>
  (section === null ? places.length : places.indexOf(section)) * 2 + (locale === null ? 1 : 0);

/** Finds the narrowest rule for an entry. */
export function findRule(rules: readonly ReviewRule[], scope: EntryScope): EntryRule {
  const { type, locale, places } = scope;
  const fitting = rules.filter(
    (rule) =>
      rule.type === type && (rule.locale === null || rule.locale === locale) && (rule.section === null || places.includes(rule.section)),
  );
  const [narrowest] = fitting.sort((one, other) => rankRule(one, scope) - rankRule(other, scope));
  return narrowest ? { approvals: narrowest.approvals, outside: narrowest.outside, skippedBy: narrowest.skippedBy } : noRule;
}

function combineOutside(one: EntryRule, other: EntryRule): EntryRule['outside'] {
  const both = [one.outside, other.outside];
  if (both.includes('required')) return 'required';
  return both.includes('none') ? 'none' : 'counts';
}

/**
 * Combines the rules of two places: a page that moves has to satisfy the rule of the place that it leaves, too. Otherwise
 * it would be moved to where nobody looks, be published there, and be gone from where it was.
 */
export function combineRules(one: EntryRule, other: EntryRule): EntryRule {
  if (!isReviewNeeded(one)) return other;
  if (!isReviewNeeded(other)) return one;
  return {
    approvals: one.approvals > other.approvals ? one.approvals : other.approvals,
    outside: combineOutside(one, other),
    skippedBy: one.skippedBy.filter((role) => other.skippedBy.includes(role)),
  };
}

/** Returns whether a rule for any entry of a type in these languages asks for something: one look before anything is read. */
export const mayNeedReview = (rules: readonly ReviewRule[], type: string, locales: readonly string[]): boolean =>
  rules.some((rule) => rule.type === type && isReviewNeeded(rule) && (rule.locale === null || locales.includes(rule.locale)));
