import type { NeededApprovals, ReviewRule } from './review-rules';

/** What the rules ask for one entry, the most of each, and which roles may do without. */
export type EntryRule = NeededApprovals & {
  /** The rules that have to be satisfied, each for itself; none where nothing is needed. */
  each: readonly NeededApprovals[];
  skippedBy: readonly string[];
};

/** What an entry is by which rules are chosen. */
export type EntryScope = {
  type: string;
  locale: string;
  /** The page itself, the pages above it and the section, as pages name what is above them, the nearest first; empty for other types. */
  places: readonly string[];
};

export const noRule: EntryRule = { approvals: 0, outside: 'none', each: [], skippedBy: [] };

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
  if (!narrowest) return noRule;
  const needed = { approvals: narrowest.approvals, outside: narrowest.outside };
  return { ...needed, each: isReviewNeeded(needed) ? [needed] : [], skippedBy: narrowest.skippedBy };
}

function combineOutside(one: EntryRule, other: EntryRule): EntryRule['outside'] {
  const both = [one.outside, other.outside];
  if (both.includes('required')) return 'required';
  return both.includes('counts') ? 'counts' : 'none';
}

/**
 * Combines two rules of which both have to be satisfied: those of the place that a page comes to and of the one that it
 * leaves, or those of two languages that share what is changed. One rule with the most of each would ask for less: an
 * approval from outside, which one of them asks for, would replace a colleague whom the other asks for.
 */
export function combineRules(one: EntryRule, other: EntryRule): EntryRule {
  if (!isReviewNeeded(one)) return other;
  if (!isReviewNeeded(other)) return one;
  return {
    approvals: one.approvals > other.approvals ? one.approvals : other.approvals,
    outside: combineOutside(one, other),
    each: [...one.each, ...other.each],
    skippedBy: one.skippedBy.filter((role) => other.skippedBy.includes(role)),
  };
}

/** Returns whether a rule for any entry of a type in these languages asks for something: one look before anything is read. */
export const mayNeedReview = (rules: readonly ReviewRule[], type: string, locales: readonly string[]): boolean =>
  rules.some((rule) => rule.type === type && isReviewNeeded(rule) && (rule.locale === null || locales.includes(rule.locale)));
