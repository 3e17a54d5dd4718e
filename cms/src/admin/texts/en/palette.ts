/** The texts of the search over everything. */
export const englishPalette = {
  'ochiq.palette.title': 'Search everything',
  'ochiq.palette.button': 'Search everything ({keys})',
  'ochiq.palette.input': 'Titles, texts, people, numbers of acts, files',
  'ochiq.palette.help': 'Arrows choose, Enter opens, Ctrl+Enter opens in a new tab.',
  'ochiq.palette.close': 'Close the search',
  'ochiq.palette.results': 'Results',
  'ochiq.palette.recent': 'What you worked on last',
  'ochiq.palette.commands': 'Go to',
  'ochiq.palette.files': 'Files',
  'ochiq.palette.file': 'file',
  'ochiq.palette.new': 'New: {type}',
  'ochiq.palette.desk': 'My desk',
  'ochiq.palette.trash': 'Trash',
  'ochiq.palette.library': 'Media library',
  'ochiq.palette.count': '{count, plural, one {# result} other {# results}}',
  'ochiq.palette.none': 'Nothing of what you may read has this: “{q}”. Try fewer words, or their beginning.',
  'ochiq.palette.repaired': 'Shown for “{q}”.',
  'ochiq.palette.reading': 'The search is still reading all entries after a start. The results appear by themselves.',
  'ochiq.palette.broken': 'The search did not respond. Change a letter to try again.',
} as const;

export type PaletteText = keyof typeof englishPalette;

/** The same in another language. The compiler requires every text. */
export type PaletteTexts = Readonly<Record<PaletteText, string>>;
