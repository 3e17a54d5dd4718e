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
  'ochiq.lists.published': 'published',
  'ochiq.lists.views': '{views, plural, one {# view} other {# views}} in 30 days',
} as const;

export type ListsText = keyof typeof englishLists;

/** The same in another language. The compiler requires every text. */
export type ListsTexts = Readonly<Record<ListsText, string>>;
