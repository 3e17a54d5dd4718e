/** The texts of what changed in the source of a translation. `{at}` is a minute. They come with the parts that show them. */
export const englishChanges = {
  'ochiq.changes.title': '{count, plural, one {# change needs a look} other {# changes need a look}}',
  'ochiq.changes.done': '{done} of {of} changes need no translation',
  'ochiq.changes.place': '{field}, {number}',
  'ochiq.changes.follows': 'Translated from the text of {at}',
  'ochiq.changes.made': 'Written when the text was that of {at}',
  'ochiq.changes.revised': 'Changed in your draft since',
  'ochiq.changes.show': 'What changed',
  'ochiq.changes.confirm': 'Needs no translation',
  'ochiq.changes.confirm.lead':
    '“{field}” ({language}) then counts as made from what the text says now. A later change there makes it outdated again. It is recorded who said so.',
  'ochiq.changes.confirm.reason': 'Why (not required)',
  'ochiq.changes.said': '{names} said that it needs no translation. Another person who may approve the entry has to say so, too.',
  'ochiq.changes.waved': '{field}: {name} said on {at} that it needs no translation.',
  'ochiq.changes.reason': 'Reason: {reason}',
  'ochiq.changes.hidden': '{count, plural, one {# more is} other {# more are}} in fields that you may not read.',
  'ochiq.changes.more': 'And {count} more.',
  'ochiq.changes.copied':
    'The form says “Modified”, since a value that all languages share was saved in another one. It is published with that one, or by publishing here.',
  'ochiq.changes.broken': 'What changed could not be read. Open this page again.',
} as const;

export type ChangesText = keyof typeof englishChanges;

/** The same in another language. The compiler requires every text. */
export type ChangesTexts = Readonly<Record<ChangesText, string>>;
