/** The page of people and their rights. `{person}` is a name, `{limits}` what limits a right. */
export const englishRights = {
  'ochiq.rights.title': 'People and rights',
  'ochiq.rights.lead': 'Who may do what with the content, by the roles that people have now. Roles are changed under Settings.',
  'ochiq.rights.questions': 'Questions',
  'ochiq.rights.person': 'What may this person do?',
  'ochiq.rights.entry': 'Who may publish this?',
  'ochiq.rights.choose-person': 'Person',
  'ochiq.rights.no-person': 'Choose a person',
  'ochiq.rights.roles': 'Roles: {roles}',
  'ochiq.rights.no-roles': 'none',
  'ochiq.rights.active': 'The account is active.',
  'ochiq.rights.inactive': 'The account is blocked: this person can’t sign in, and may do none of this until it is active again.',
  'ochiq.rights.administrator': 'A Super Admin may do everything.',
  'ochiq.rights.table': 'What {person} may do',
  'ochiq.rights.type': 'Content type',
  'ochiq.rights.read': 'Read',
  'ochiq.rights.write': 'Write',
  'ochiq.rights.publish': 'Publish',
  'ochiq.rights.delete': 'Delete',
  'ochiq.rights.approve': 'Approve',
  'ochiq.rights.no': 'no',
  'ochiq.rights.yes': 'yes',
  'ochiq.rights.all-languages': 'all languages',
  'ochiq.rights.limited': '{what} ({limits})',
  'ochiq.rights.existing': 'no new entries',
  'ochiq.rights.fields': 'some fields',
  'ochiq.rights.conditions': 'under conditions',
  'ochiq.rights.nothing': 'These roles give no right to any content.',
  'ochiq.rights.without': 'No right to: {types}.',
  'ochiq.rights.others':
    '{count, plural, one {Besides this, the roles give # right to files, people or settings: they are under Settings, Roles.} other {Besides this, the roles give # rights to files, people or settings: they are under Settings, Roles.}}',
  'ochiq.rights.choose-type': 'Content type',
  'ochiq.rights.choose-language': 'Language',
  'ochiq.rights.who-publishes': 'May publish',
  'ochiq.rights.who-approves': 'May approve',
  'ochiq.rights.who-writes': 'May write, and not publish',
  'ochiq.rights.no-rule': 'No rule asks for an approval: one person publishes this alone.',
  'ochiq.rights.rules-hidden':
    'Your role does not show what rules of review ask for here: that takes the right to read these entries, or the rules.',
  'ochiq.rights.rule': 'Before it is published, it has to be approved by {approvals}. Approval from outside {outside}.',
  'ochiq.rights.own-text': 'Who wrote a text does not approve it.',
  'ochiq.rights.skipped-by': 'May skip the review, with a reason: {roles}.',
  'ochiq.rights.further-rules': 'Rules for parts of the page tree, or for another language, may ask for more.',
  'ochiq.rights.no-people': 'No person with an active account.',
  'ochiq.rights.people': '{question}: {count, plural, one {# person} other {# people}}',
  'ochiq.rights.broken': 'The rights could not be read: {reason}',
} as const;

export type RightsText = keyof typeof englishRights;

/** The same in another language. The compiler requires every text. */
export type RightsTexts = Readonly<Record<RightsText, string>>;
