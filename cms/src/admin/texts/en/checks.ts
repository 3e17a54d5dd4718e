/** What the checks of texts say. `{words}` are the words in question. */
export const englishChecks = {
  'ochiq.checks.title': 'Is the text easy to read?',
  'ochiq.checks.none': 'Nothing to mend was noticed.',
  'ochiq.checks.hint': 'Advice only: you can publish all the same. Press one to get to its place.',
  'ochiq.checks.more': '{count, plural, one {# more place} other {# more places}}',
  'ochiq.checks.item': '{advice} — {words}',
  'ochiq.checks.heading-order': 'A heading leaves out a level: begin with level 2, and go down one at a time',
  'ochiq.checks.bold-heading': 'Bold words in the place of a heading: make them a heading, so that readers by ear can jump to it',
  'ochiq.checks.typed-list': 'A list with typed signs: make it a list with the button above the text',
  'ochiq.checks.link-words': 'The words of the link do not say where it leads',
  'ochiq.checks.undescribed': 'A picture has no description for people who don’t see it',
  'ochiq.checks.no-captions': 'A video has no captions for those who can’t hear it: choose them in its details',
  'ochiq.checks.long-sentence': 'A sentence of more than 40 words: make two of it',
  'ochiq.checks.long-paragraph': 'A paragraph of more than 150 words: divide it, or make a list of it',
  'ochiq.checks.mixed-letters': 'Latin and Cyrillic letters in one word: the search does not find it',
  'ochiq.checks.apostrophe': 'Another sign in the place of ʻ or ʼ',
  'ochiq.checks.capitals': 'Words in capital letters are hard to read',
  'ochiq.checks.number-form': 'The number has the form of another language: write 1,500,000 and 3.5',
  'ochiq.checks.date-form': 'The day can be misread: write 24 November 2026',
  'ochiq.checks.pdf-untagged':
    'A PDF without tags: for readers by ear it has no headings, lists and tables. In Word: Save as PDF, Options, “Document structure tags for accessibility”',
  'ochiq.checks.pdf-scan':
    'A PDF without letters, a scan: it can’t be searched or read by ear. Save it as PDF in the program that it was written in, or have its text recognized (OCR)',
  'ochiq.checks.pdf-language':
    'A PDF that does not say its language: it is read out with the sounds of another one. In Word: Review, Language; then save it as PDF again',
  'ochiq.checks.pdf-title':
    'A PDF without a title: its window and the search show the name of the file. In Word: File, Info, Title; then save it as PDF again',
  'ochiq.checks.dead-link': 'This link has not answered for three nights: find another one, or take it out',
  'ochiq.checks.moved-link': 'This link leads to another address for good',
  'ochiq.checks.new-address': 'New address: {address}',
  'ochiq.checks.take': 'Take the new address',
  'ochiq.checks.taken': 'Taken into the form, not saved yet: {address}',
  'ochiq.checks.undo': 'Put the old address back',
} as const;

export type ChecksTextId = keyof typeof englishChecks;

/** The same in another language. The compiler requires every text. */
export type ChecksTexts = Readonly<Record<ChecksTextId, string>>;
