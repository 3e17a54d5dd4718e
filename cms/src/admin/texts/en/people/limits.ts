/** The limits of roles. `{places}` are names of pages, sections and units, `{role}` is what the panel calls a role. */
export const englishLimits = {
  'ochiq.limits.view': 'Where do roles write?',
  'ochiq.limits.title': 'Limits of roles',
  'ochiq.limits.lead':
    'A role that is limited writes, publishes, approves and deletes only in some parts of the page tree, or only what belongs to some units. It still reads everything that its rights allow.',
  'ochiq.limits.several': 'Who has several roles may do what any of them allows, each in its own places.',
  'ochiq.limits.read-only': 'You may read the limits. A Super Admin changes them.',
  'ochiq.limits.none': 'No role is limited: each writes everywhere that its rights allow.',
  'ochiq.limits.role': 'Role',
  'ochiq.limits.where': 'Where it writes',
  'ochiq.limits.actions': 'Actions',
  'ochiq.limits.add': 'Limit a role',
  'ochiq.limits.change': 'Change',
  'ochiq.limits.change.name': 'Change: {role}',
  'ochiq.limits.change.title': 'Limits of the role {role}',
  'ochiq.limits.remove': 'Remove',
  'ochiq.limits.remove.name': 'Remove: {role}',
  'ochiq.limits.remove.title': 'Remove the limits of the role {role}',
  'ochiq.limits.remove.lead': 'From now on the role {role} writes everywhere that its rights allow.',
  'ochiq.limits.save': 'Save the limits',
  'ochiq.limits.saved': 'The limits are saved. They count at once.',
  'ochiq.limits.broken': 'The limits could not be read: {reason}',
  'ochiq.limits.pages': 'Which pages?',
  'ochiq.limits.pages.everywhere': 'No limit by the page tree',
  'ochiq.limits.pages.only': 'Only in these parts of the page tree',
  'ochiq.limits.pages.list': 'Parts of the page tree',
  'ochiq.limits.pages.all': 'Pages: all.',
  'ochiq.limits.pages.some': 'Pages: only {places}, and all pages below.',
  'ochiq.limits.pages.by-unit': 'Pages: only those for which one of these units answers. Section pages: all.',
  'ochiq.limits.units': 'Whose people, vacancies and units?',
  'ochiq.limits.units.everywhere': 'No limit by unit',
  'ochiq.limits.units.only': 'Only of these units',
  'ochiq.limits.units.list': 'Units',
  'ochiq.limits.units.all': 'People, vacancies and units: all.',
  'ochiq.limits.units.some': 'People, vacancies and units: only of {places}, and of the units below.',
  'ochiq.limits.rest':
    'Everything else, such as news and documents, is not limited by this: if needed, take the right to it from the role.',
  'ochiq.limits.search': 'Search: {list}',
  'ochiq.limits.no-match': 'Nothing of this name.',
  'ochiq.limits.chosen': '{count, plural, =0 {Nothing is chosen.} other {Chosen: #.}}',
  'ochiq.limits.empty': 'Choose at least one, or choose no limit.',
  'ochiq.limits.unlimited': 'Choose parts of the page tree, or units: without them the role is not limited.',
  'ochiq.limits.deleted': '{place} (deleted)',
  'ochiq.limits.deleted-note': 'What is deleted allows nothing: choose another place, or restore it from the trash.',
  'ochiq.limits.entry': 'Your role does not write here',
  'ochiq.limits.entry.lead': 'You may read this entry. Your role writes only here: {places}.',
  'ochiq.limits.person': 'The role {role} writes only in some places.',
} as const;

export type LimitText = keyof typeof englishLimits;

/** The same in another language. The compiler requires every text. */
export type LimitTexts = Readonly<Record<LimitText, string>>;
