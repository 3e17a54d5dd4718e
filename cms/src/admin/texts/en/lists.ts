/** The groups of the content manager's left side. */
export const englishGroups = {
  'ochiq.groups.press': 'Press centre',
  'ochiq.groups.documents': 'Documents',
  'ochiq.groups.institution': 'Institution',
  'ochiq.groups.citizens': 'Services and citizens',
  'ochiq.groups.site': 'Site',
  'ochiq.groups.none': 'Nothing has this name.',
} as const;

export type GroupsText = keyof typeof englishGroups;

/** The same in another language. The compiler requires every text. */
export type GroupsTexts = Readonly<Record<GroupsText, string>>;

/** The texts of lists of entries: the state in a language follows its code. */
export const englishLists = {
  'ochiq.lists.states': 'State by language',
  'ochiq.lists.none': 'no text',
  'ochiq.lists.draft': 'draft',
  'ochiq.lists.changed': 'changed since',
  'ochiq.lists.outdated': 'outdated',
  'ochiq.lists.waiting': 'waits',
  'ochiq.lists.published': 'published',
  'ochiq.lists.viewed': '{views, plural, one {# view} other {# views}} in 30 days',
  'ochiq.lists.saver': 'Saved last by',
  'ochiq.lists.filter': 'State in a language',
  'ochiq.lists.filter.any': 'In any state',
  'ochiq.lists.languages': 'Languages',
  'ochiq.lists.behind': 'The text ({language}) was published again on {at}. This translation is older.',
  'ochiq.lists.compare': 'What changed in it',
  'ochiq.lists.side-by-side': 'Side by side',
  'ochiq.lists.confirm': 'The change needs no translation',
  'ochiq.lists.confirm.lead':
    'The translation ({language}) then counts as made from what the text says now. A later change makes it outdated again. It is recorded who said so.',
  'ochiq.lists.confirm.reason': 'Why (not required)',
  'ochiq.lists.said': '{names} said that it needs no translation. Another person who may approve the entry has to say so, too.',
  'ochiq.lists.confirmed': '{name} said on {at} that a change of the text needs no translation.',
  'ochiq.lists.confirmed.reason': 'Reason: {reason}',
  'ochiq.lists.views': 'Saved filters',
  'ochiq.lists.views.none': 'You have saved no filters of this list.',
  'ochiq.lists.views.help': 'Saves what the list is filtered and sorted by now. Only you see it.',
  'ochiq.lists.views.name': 'Name of these filters',
  'ochiq.lists.views.save': 'Save',
  'ochiq.lists.views.rename': 'Rename {name}',
  'ochiq.lists.views.delete': 'Delete {name}',
  'ochiq.lists.views.close': 'Close',
  'ochiq.lists.views.missing': 'without {fields}: that field is gone',
  'ochiq.lists.views.broken': 'The saved filters could not be read. Open the list again.',
  'ochiq.lists.views.names': 'Name of {name}',
} as const;

export type ListsText = keyof typeof englishLists;

/** The same in another language. The compiler requires every text. */
export type ListsTexts = Readonly<Record<ListsText, string>>;
