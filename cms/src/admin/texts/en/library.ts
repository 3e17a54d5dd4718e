/** What the panel says of files besides Strapi. `{name}` is a file or a person, `{when}` a day. */
export const englishLibrary = {
  'ochiq.library.title': 'On the site',
  'ochiq.library.words': 'Caption and source in {language}',
  'ochiq.library.words.hint':
    'Printed under the picture where it is shown in full, and not on cards. A caption that an entry has of its own comes first.',
  'ochiq.library.words.foreign': 'Your role does not write in this language.',
  'ochiq.library.caption': 'Caption',
  'ochiq.library.source': 'Source',
  'ochiq.library.source.hint': 'Who made the picture, or where it is from.',
  'ochiq.library.focus': 'Focal point',
  'ochiq.library.focus.hint':
    'What stays in view where a card crops the picture: click on it in the picture, or move the sliders with the arrow keys.',
  'ochiq.library.focus.x': 'From the left, %',
  'ochiq.library.focus.y': 'From above, %',
  'ochiq.library.focus.card': 'On a card:',
  'ochiq.library.save': 'Save for the site',
  'ochiq.library.saved': 'Saved. The site shows it in a moment.',
  'ochiq.library.failed': 'It was not saved: {reason}',
  'ochiq.library.broken': 'What the site shows of this file could not be read. Close the file and open it again.',
  'ochiq.library.same': 'The same file is in the library already: {name}',
  'ochiq.library.similar': 'A picture that looks the same is in the library: {name}',
  'ochiq.library.used': 'It is used in: {titles}',
  'ochiq.library.unused': 'It is not used anywhere.',
  'ochiq.library.used.others': '{count, plural, one {# more entry} other {# more entries}}',
  'ochiq.library.known.hint':
    'Keep one of them: what is written of a file, and replaced, is then changed in one place. Choose the other one where this one is used, and delete this one.',
  'ochiq.library.duplicates.title': 'In the library already',
  'ochiq.library.duplicates.hint': 'Take the file that is there, so that it is described and replaced in one place.',
  'ochiq.library.duplicates.use': 'Use the existing one',
  'ochiq.library.duplicates.upload': 'Upload anyway',
  'ochiq.library.duplicates.use.name': 'Use the existing one: {name}',
  'ochiq.library.duplicates.upload.name': 'Upload anyway: {name}',
  'ochiq.library.replaced': 'Replaced on {when} by {name}',
  'ochiq.library.replaced.unknown': 'Replaced on {when}',
  'ochiq.library.fits':
    'The file is another one now. Do the alternative text, captions, sources and focal point still fit? Change them, or confirm that they fit.',
  'ochiq.library.fits.keep': 'They still fit',
  'ochiq.library.pdf': 'About this PDF',
  'ochiq.library.pdf.title': 'Title: {title}',
  'ochiq.library.pdf.language': 'Language: {language}',
  'ochiq.library.pdf.pages': '{count, plural, one {# page} other {# pages}}',
  'ochiq.library.pdf.good': 'It is tagged, says its title and language, and can be searched.',
} as const;

export type LibraryTextId = keyof typeof englishLibrary;

/** The same in another language. The compiler requires every text. */
export type LibraryTexts = Readonly<Record<LibraryTextId, string>>;
