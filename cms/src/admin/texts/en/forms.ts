/** What fields for days say. */
export const englishDates = {
  'ochiq.dates.calendar': 'Calendar',
  'ochiq.dates.earlier': 'Month before',
  'ochiq.dates.later': 'Next month',
  'ochiq.dates.zone': 'Tashkent time',
  'ochiq.dates.no-day': 'This is not a date. Write it like this: {like}',
  'ochiq.dates.no-minute': 'This is not a date with a time. Write it like this: {like}',
  'ochiq.dates.outside': 'The date has to be between {first} and {last}',
} as const;

export type DatesText = keyof typeof englishDates;

/** The texts about files before and after the upload. `{files}` is a list of `ochiq.files.file`. */
export const englishFiles = {
  'ochiq.files.file': '“{name}” ({size} MB)',
  'ochiq.files.large':
    'Large: {files}. Readers on a phone wait long for this, and pay for it. If you can, make it smaller first: save a PDF for the web, a video at 720p. Upload it as it is?',
  'ochiq.files.too-large':
    'Too large: {files}. The site takes files of up to {most} MB, which is what its disk and its readers can bear. Nothing was sent. Make the file smaller or divide it. A video may stay elsewhere: then give its address.',
} as const;

export type FilesText = keyof typeof englishFiles;

/** The same in another language. The compiler requires every text. */
export type FilesTexts = Readonly<Record<FilesText, string>>;

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

/** What the field of a page's place in the tree says. */
export const englishTree = {
  'ochiq.tree.top': 'No page above: at the top',
  'ochiq.tree.clear': 'Put the page at the top',
  'ochiq.tree.none': 'No section or page is called so',
  'ochiq.tree.draft': '{title} (not published)',
  'ochiq.tree.unknown': 'A page that you can’t see, or that is gone',
  'ochiq.tree.address': 'Address: {address}',
} as const;

export type TreeText = keyof typeof englishTree;

/** The same in another language. The compiler requires every text. */
export type TreeTexts = Readonly<Record<TreeText, string>>;
