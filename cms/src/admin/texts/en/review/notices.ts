/** The texts about what the review of entries asks of a person, and their letters. `{day}` is a day: 20.11.2026. */
export const englishNotices = {
  'ochiq.notices.title': 'Review and approval',
  'ochiq.notices.lead': 'What waits for you, when letters come, and who has to approve what.',
  'ochiq.notices.desk': 'What waits for you',
  'ochiq.notices.waiting': 'To be reviewed by me',
  'ochiq.notices.waiting.none': 'Nothing waits for your approval.',
  'ochiq.notices.changes': 'Changes asked of me',
  'ochiq.notices.changes.none': 'No changes are asked of you.',
  'ochiq.notices.approved': 'Approved, to be published',
  'ochiq.notices.approved.none': 'Nothing approved waits to be published.',
  'ochiq.notices.translate': 'To be translated by me',
  'ochiq.notices.news': 'What happened',
  'ochiq.notices.kind.submitted': 'submitted',
  'ochiq.notices.kind.changes-asked': 'changes asked for',
  'ochiq.notices.kind.approved': 'approved',
  'ochiq.notices.kind.remark': 'new remark',
  'ochiq.notices.kind.skipped': 'the review was skipped',
  'ochiq.notices.kind.agreed': 'agreed from outside',
  'ochiq.notices.kind.objected': 'objected from outside',
  'ochiq.notices.kind.void': 'the approval is void: it was changed',
  'ochiq.notices.kind.not-published': 'was not published as planned: an approval is missing',
  'ochiq.notices.kind.alert': 'the emergency banner was published',
  'ochiq.notices.kind.translate': 'to be translated',
  'ochiq.notices.for': 'for {name}',
  'ochiq.notices.due': 'due by {day}',
  'ochiq.notices.late': 'late: it was due by {day}',
  'ochiq.notices.dismiss': 'Take off my desk',
  'ochiq.notices.dismiss.name': 'Take off my desk: {title}',
  'ochiq.notices.more': 'All rows, letters and rules',
  'ochiq.notices.broken': 'This could not be read. Open this page again.',
  'ochiq.notices.letters': 'Letters about reviews',
  'ochiq.notices.letters.lead': 'The home page shows everything in any case.',
  'ochiq.notices.letters.at-once': 'At once',
  'ochiq.notices.letters.daily': 'Once a day, all in one letter',
  'ochiq.notices.letters.never': 'No letters',
  'ochiq.notices.letters.saved': 'Saved.',
  'ochiq.notices.letters.broken': 'The choice could not be saved: {reason}',
} as const;

export type NoticeText = keyof typeof englishNotices;

/** The same in another language. The compiler requires every text. */
export type NoticeTexts = Readonly<Record<NoticeText, string>>;
