/** The texts about remarks on an entry. `{place}` is a field or a block, `{time}` a day and a time in Tashkent. */
export const englishRemarks = {
  'ochiq.remarks.title': 'Remarks',
  'ochiq.remarks.open': '{count, plural, =0 {No open remarks} one {# open remark} other {# open remarks}}',
  'ochiq.remarks.entry': 'The whole entry',
  'ochiq.remarks.block': '{number}. {name}',
  'ochiq.remarks.go': 'Go to “{place}”',
  'ochiq.remarks.removed': 'The place is removed: {place}',
  'ochiq.remarks.by': '{name}, {time}',
  'ochiq.remarks.resolved-by': 'Resolved by {name}, {time}',
  'ochiq.remarks.reply': 'Reply',
  'ochiq.remarks.reply.text': 'Your reply',
  'ochiq.remarks.reply.send': 'Send the reply',
  'ochiq.remarks.cancel': 'Cancel',
  'ochiq.remarks.resolve': 'Resolve',
  'ochiq.remarks.reopen': 'Open again',
  'ochiq.remarks.show': '{count, plural, one {Show # resolved remark} other {Show # resolved remarks}}',
  'ochiq.remarks.hide': 'Hide resolved remarks',
  'ochiq.remarks.place': 'Remark on',
  'ochiq.remarks.place.hint': 'The field that your cursor was in last is chosen.',
  'ochiq.remarks.text': 'Remark',
  'ochiq.remarks.add': 'Add the remark',
  'ochiq.remarks.empty': 'Write the text first',
  'ochiq.remarks.too-long': 'Shorten it to {count} characters',
} as const;

export type RemarkText = keyof typeof englishRemarks;

/** The same in another language. The compiler requires every text. */
export type RemarkTexts = Readonly<Record<RemarkText, string>>;
