/** The texts of the dialog before something in use is taken away. */
export const englishRemoval = {
  'ochiq.removal.title': 'This is in use: what happens there?',
  'ochiq.removal.where': 'It is used here:',
  'ochiq.removal.draft': 'draft',
  'ochiq.removal.changed': 'Has unpublished changes: only its draft is changed, and it stays as it is on the site until you publish it.',
  'ochiq.removal.foreign': 'You may not change this.',
  'ochiq.removal.others': 'Besides, entries that you may not read or that are not listed: {list}.',
  'ochiq.removal.choice': 'What happens with them',
  'ochiq.removal.replace': 'Put something else in its place',
  'ochiq.removal.replace.do': 'Replace and remove',
  'ochiq.removal.replace.not':
    'It can’t be replaced here: you may not change some of these entries, or there are too many. Ask a colleague who may.',
  'ochiq.removal.redirect': 'Redirect its address to another page',
  'ochiq.removal.redirect.do': 'Redirect and remove',
  'ochiq.removal.redirect.not': 'A redirect does not help here: no link leads to it, or published entries need it itself.',
  'ochiq.removal.withdraw': 'Leave them as they are',
  'ochiq.removal.withdraw.do': 'Remove',
  'ochiq.removal.withdraw.not': 'They can’t be left: a menu, a page below it or a published entry would break without it.',
  'ochiq.removal.withdraw.confirm':
    'I know what readers see then: links to it become plain words, it is missing in lists, and a picture or file is left out.',
  'ochiq.removal.replacement.entry': 'What takes its place',
  'ochiq.removal.replacement.file': 'The file that takes its place',
  'ochiq.removal.cancelled': 'Nothing was removed.',
} as const;

export type RemovalText = keyof typeof englishRemoval;

/** The same in another language. The compiler requires every text. */
export type RemovalTexts = Readonly<Record<RemovalText, string>>;
