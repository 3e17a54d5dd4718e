/** The texts of the preview of what is typed. `{field}` is the label of a field, `{problem}` what is wrong with it. */
export const englishPreview = {
  'ochiq.preview.title': 'Preview beside the form',
  'ochiq.preview.open': 'Show the page while I write',
  'ochiq.preview.close': 'Close the preview',
  'ochiq.preview.frame': 'The page as readers will see it',
  'ochiq.preview.language': 'Language of the page',
  'ochiq.preview.width': 'Width of the screen',
  'ochiq.preview.width.phone': 'Phone',
  'ochiq.preview.width.desktop': 'Computer',
  'ochiq.preview.theme': 'Colours',
  'ochiq.preview.theme.light': 'Light',
  'ochiq.preview.theme.dark': 'Dark',
  'ochiq.preview.keys': 'Click a part of the page to get to its field; by keyboard, use the arrow keys and Enter in the page.',
  'ochiq.preview.saved': 'This is what is saved in this language. What you are writing is in the language of the form.',
  'ochiq.preview.missing': '{count, plural, one {# field is missing or wrong} other {# fields are missing or wrong}}',
  'ochiq.preview.missing.item': '{field}: {problem}',
  'ochiq.preview.no-publisher': 'The service that makes pages does not respond. The preview comes back with your next change.',
  'ochiq.preview.failed': 'The preview could not be made. It is tried again with your next change.',
  'ochiq.preview.forbidden': 'Your role may not read all fields of this entry, so its page can’t be shown.',
} as const;

export type PreviewTextId = keyof typeof englishPreview;

/** The same in another language. The compiler requires every text. */
export type PreviewTexts = Readonly<Record<PreviewTextId, string>>;
