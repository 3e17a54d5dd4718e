/** The texts about fields that all languages share. `{fields}` and `{languages}` are lists. */
export const englishShared = {
  'ochiq.shared.own': 'Each language has its own value',
  'ochiq.shared.shared': 'One value for all languages',
  'ochiq.shared.title': 'Other languages',
  'ochiq.shared.live':
    'You have changed what all languages share: {fields}. Publishing changes it on the site in these languages, too: {languages}.',
  'ochiq.shared.draft':
    'You have changed what all languages share: {fields}. Saving changes the drafts in these languages, too: {languages}.',
} as const;

export type SharedText = keyof typeof englishShared;

/** The same in another language. The compiler requires every text. */
export type SharedTexts = Readonly<Record<SharedText, string>>;
