/** The texts about the rules of the review. `{rule}` is what a rule is for. */
export const englishRules = {
  'ochiq.rules.title': 'Who has to approve what',
  'ochiq.rules.lead':
    'What no rule is for is published by one person. The emergency banner never needs a second person; everyone responsible is notified of it.',
  'ochiq.rules.narrowest':
    'Of several rules for an entry the narrowest counts: that of the nearest page above it, then that of its language, then that of its content type.',
  'ochiq.rules.read-only': 'You may read the rules. A Super Admin changes them.',
  'ochiq.rules.no-reviewers':
    'No role may approve anything yet. Give one the right “Approve” under Settings, Roles: otherwise entries with a rule can’t be published.',
  'ochiq.rules.list': 'Rules of the review',
  'ochiq.rules.none': 'There are no rules: one person publishes everything.',
  'ochiq.rules.scope': 'For',
  'ochiq.rules.approvals': 'Has to approve',
  'ochiq.rules.approvals.0': 'no other person',
  'ochiq.rules.approvals.1': 'one other person',
  'ochiq.rules.approvals.2': 'two other people',
  'ochiq.rules.outside': 'Approval from outside',
  'ochiq.rules.outside.none': 'is not used',
  'ochiq.rules.outside.counts': 'counts as one approval',
  'ochiq.rules.outside.required': 'is required',
  'ochiq.rules.skipped-by': 'May skip the review',
  'ochiq.rules.skipped-by.hint': 'With a reason that is recorded and shown.',
  'ochiq.rules.skipped-by.none': 'no role',
  'ochiq.rules.actions': 'Actions',
  'ochiq.rules.type': 'Content type',
  'ochiq.rules.section': 'Part of the page tree',
  'ochiq.rules.section.all': 'All pages',
  'ochiq.rules.section.removed': 'a part that no longer exists',
  'ochiq.rules.locale': 'Language',
  'ochiq.rules.locale.all': 'All languages',
  'ochiq.rules.add': 'Add a rule',
  'ochiq.rules.change': 'Change',
  'ochiq.rules.change.name': 'Change: {rule}',
  'ochiq.rules.change.title': 'Change the rule',
  'ochiq.rules.remove': 'Remove',
  'ochiq.rules.remove.name': 'Remove: {rule}',
  'ochiq.rules.remove.title': 'Remove the rule',
  'ochiq.rules.remove.lead': '{rule}. From now on a wider rule counts there, or none.',
  'ochiq.rules.save': 'Save the rule',
  'ochiq.rules.saved': 'The rules are saved. They count at once.',
  'ochiq.rules.taken': 'There is a rule for this already: change that one',
  'ochiq.rules.broken': 'The rules could not be read: {reason}',
} as const;

export type RuleText = keyof typeof englishRules;

/** The same in another language. The compiler requires every text. */
export type RuleTexts = Readonly<Record<RuleText, string>>;
