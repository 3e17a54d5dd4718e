/** The texts about earlier versions of an entry. `{minute}` is a day and a time in Tashkent. */
export const englishHistory = {
  'ochiq.history.title': 'History',
  'ochiq.history.none': 'Nothing has been saved since the history began. The next save adds what the entry says now.',
  'ochiq.history.broken': 'The history could not be read. Open this page again.',
  'ochiq.history.more': 'Show older versions',
  'ochiq.history.state.draft': 'Saved',
  'ochiq.history.state.published': 'Published',
  'ochiq.history.state.unpublished': 'Taken off the site',
  'ochiq.history.state.deleted': 'Deleted',
  'ochiq.history.source.schedule': 'as planned',
  'ochiq.history.source.import': 'by an import',
  'ochiq.history.source.restore': 'an earlier version was restored',
  'ochiq.history.source.duplicate': 'copied from another entry',
  'ochiq.history.source.system': 'by the system itself',
  'ochiq.history.source.initial': 'before the history began',
  'ochiq.history.changed': 'Changed: {fields}',
  'ochiq.history.first': 'The first version',
  'ochiq.history.unchanged': 'The text is the same',
  'ochiq.history.compare': 'Compare',
  'ochiq.history.compare.name': 'Compare the version of {minute}',
  'ochiq.history.page': 'Page as it was',
  'ochiq.history.page.name': 'Page as it was on {minute}; opens in a new tab',
  'ochiq.history.page.none': 'This version has no page of its own, or the preview is switched off.',
  'ochiq.history.compare.title': 'Compare versions',
  'ochiq.history.compare.lead': 'What left the text is crossed out, what came in is underlined.',
  'ochiq.history.back': 'Back to the entry',
  'ochiq.history.before': 'Earlier version',
  'ochiq.history.after': 'Later version',
  'ochiq.history.now': 'What the entry says now',
  'ochiq.history.live': 'Compare with what is published',
  'ochiq.history.view': 'How to compare',
  'ochiq.history.view.inline': 'In one text',
  'ochiq.history.view.sides': 'Side by side',
  'ochiq.history.same': 'Both versions say the same.',
  'ochiq.history.empty': 'empty',
  'ochiq.history.yes': 'yes',
  'ochiq.history.no': 'no',
  'ochiq.history.added': 'Added:',
  'ochiq.history.removed': 'Removed:',
  'ochiq.history.block.added': 'Added: {name}',
  'ochiq.history.block.removed': 'Removed: {name}',
  'ochiq.history.block.changed': 'Changed: {name}',
  'ochiq.history.block.same': 'As before: {name}',
  'ochiq.history.block.item': 'item {number}',
  'ochiq.history.file.gone': 'deleted from the media library',
  'ochiq.history.entry.hidden': 'an entry that is gone, or that you may not read',
  'ochiq.history.restore': 'Restore the earlier version',
  'ochiq.history.restore.title': 'Restore this version?',
  'ochiq.history.restore.body':
    'The draft becomes what it was on {minute}. Readers see nothing of it until you publish. What the draft says now stays in the history. Values that all languages share change in the other languages, too.',
  'ochiq.history.restore.done': 'The draft is now what it was on {minute}.',
  'ochiq.history.restore.lost': 'The draft is now what it was on {minute}, except for files or entries that are gone: {fields}',
  'ochiq.history.restore.failed': 'Nothing was restored. {reason}',
} as const;

export type HistoryText = keyof typeof englishHistory;

/** The same in another language. The compiler requires every text. */
export type HistoryTexts = Readonly<Record<HistoryText, string>>;

/** The texts about deleted entries. */
export const englishTrash = {
  'ochiq.trash.title': 'Trash',
  'ochiq.trash.lead': 'Deleted entries stay here for 90 days, with all their languages and files. Then they go for good.',
  'ochiq.trash.none': 'The trash is empty.',
  'ochiq.trash.broken': 'The trash could not be read. Open this page again.',
  'ochiq.trash.list': 'Deleted entries',
  'ochiq.trash.entry': 'Entry',
  'ochiq.trash.languages': 'Languages',
  'ochiq.trash.deleted': 'Deleted',
  'ochiq.trash.until': 'Kept until',
  'ochiq.trash.actions': 'Actions',
  'ochiq.trash.restore': 'Restore',
  'ochiq.trash.restore.name': 'Restore “{title}”',
  'ochiq.trash.restore.done': '“{title}” is back as a draft. Publish it to show it to readers.',
  'ochiq.trash.restore.lost': '“{title}” is back as a draft, except for files or entries that are gone: {fields}',
  'ochiq.trash.restore.failed': '“{title}” was not restored. {reason}',
  'ochiq.trash.taken.title': 'Another address is needed',
  'ochiq.trash.taken.slug': 'The address “{value}” belongs to “{by}” now ({language}). Write another one:',
  'ochiq.trash.taken.slug.hidden': 'The address “{value}” belongs to another entry now ({language}). Write another one:',
  'ochiq.trash.taken.value': '“{value}” may be there only once, and “{by}” has it now ({language}). Delete or change that entry first.',
  'ochiq.trash.taken.hint': 'Latin letters, digits and hyphens',
  'ochiq.trash.cancel': 'Cancel',
  'ochiq.trash.remove': 'Delete for good',
  'ochiq.trash.remove.name': 'Delete “{title}” for good',
  'ochiq.trash.remove.title': 'Delete for good?',
  'ochiq.trash.remove.body':
    '“{title}” goes with its whole history, in the languages in which you may delete. Nobody can bring it back, except from a backup.',
  'ochiq.trash.remove.done': '“{title}” was deleted for good.',
  'ochiq.trash.remove.failed': '“{title}” was not deleted. {reason}',
} as const;

export type TrashText = keyof typeof englishTrash;

/** The same in another language. The compiler requires every text. */
export type TrashTexts = Readonly<Record<TrashText, string>>;
