/** The texts about the review of an entry. `{time}` is a day and a time in Tashkent, `{day}` a day: 20.11.2026. */
export const englishReview = {
  'ochiq.review.title': 'Review',
  'ochiq.review.broken': 'The state of the review could not be read. It is tried again by itself.',

  'ochiq.review.state.not-needed': 'No approval is needed here',
  'ochiq.review.state.draft': 'Not submitted yet',
  'ochiq.review.state.void': 'Void: changed since it was submitted',
  'ochiq.review.state.submitted': 'Submitted, waits for approval',
  'ochiq.review.state.changes-asked': 'Changes are asked for',
  'ochiq.review.state.approved': 'Approved',
  'ochiq.review.state.skipped': 'Goes without approval',
  'ochiq.review.state.published': 'Published as it is saved',

  'ochiq.review.progress': 'Approvals: {count} of {needed}',
  'ochiq.review.outside-missing': 'An approval from outside is missing.',
  'ochiq.review.submitted-by': 'Submitted by {name}, {time}',
  'ochiq.review.assigned': 'To be reviewed by: {names}',
  'ochiq.review.due': 'To be reviewed until {day}',
  'ochiq.review.late': 'Was to be reviewed until {day}',
  'ochiq.review.reviewers': 'May approve: {names}',
  'ochiq.review.no-reviewers': 'No other person may approve this version. Ask an administrator to give someone the right.',
  'ochiq.review.decisions': 'Decisions',
  'ochiq.review.decision.approved': 'Approved by {name}, {time}',
  'ochiq.review.decision.changes-asked': '{name} asks for changes, {time}',
  'ochiq.review.decision.skipped': '{name} skipped the review, {time}',
  'ochiq.review.decision.agreed': '{name} agreed from outside, {time}',
  'ochiq.review.decision.objected': '{name} objected from outside, {time}',

  'ochiq.review.next.free': 'You can publish it without another person.',
  'ochiq.review.next.save': 'You have changes that are not saved. A review is of what is saved: save them first.',
  'ochiq.review.next.outdated': 'Another person has saved a newer version. Reload the page, and read it before you decide.',
  'ochiq.review.next.submit': 'When the text is ready, press “Submit for review”.',
  'ochiq.review.next.wait-submission': 'It is submitted by those who write it.',
  'ochiq.review.next.approve': 'Read it and see what changed. Then approve it, or ask for changes.',
  'ochiq.review.next.own': 'You changed or submitted this version, so another person has to approve it.',
  'ochiq.review.next.again': 'You have approved it. One more person has to.',
  'ochiq.review.next.wait-approval': 'It waits for the approval of another person.',
  'ochiq.review.next.invite': 'Invite a person outside, below: their approval is missing.',
  'ochiq.review.next.wait-outside': 'It waits for the approval from outside.',
  'ochiq.review.next.correct': 'Correct the text, save it, and submit it again.',
  'ochiq.review.next.wait-correction': 'Those who write it correct it and submit it again.',
  'ochiq.review.next.publish': 'You can publish it now, or plan it for a minute. A change needs a new approval.',
  'ochiq.review.next.wait-publication': 'It can be published by those who may publish. A change needs a new approval.',
  'ochiq.review.next.nothing': 'Once you change something, it has to be reviewed again.',

  'ochiq.review.submit': 'Submit for review',
  'ochiq.review.withdraw': 'Take it back',
  'ochiq.review.approve': 'Approve',
  'ochiq.review.ask-for-changes': 'Ask for changes',
  'ochiq.review.skip': 'Skip review',
  'ochiq.review.assign': 'Change reviewers',

  'ochiq.review.assignees': 'Reviewers',
  'ochiq.review.assignees.hint': 'At most {count}. Choose none to tell everyone who may approve it.',
  'ochiq.review.due-on': 'To be reviewed until',
  'ochiq.review.note': 'Note for the reviewers',
  'ochiq.review.assign.save': 'Save',
  'ochiq.review.approve.lead': 'You approve exactly what is saved now. A later change needs a new approval.',
  'ochiq.review.approve.changes': 'See what changed since the published version',
  'ochiq.review.approve.new': 'Nothing of it is published yet: all of it is new.',
  'ochiq.review.approve.unknown': 'Whether it was published before could not be read. The history beside the entry says it.',
  'ochiq.review.approve.note': 'Note',
  'ochiq.review.changes.lead': 'Those who write it are told. Point at single fields with remarks, beside the entry.',
  'ochiq.review.changes.note': 'What is to be changed',
  'ochiq.review.skip.lead':
    'It can then be published without the approval of another person. Your reason is recorded, everyone sees it, and those responsible are told.',
  'ochiq.review.skip.reason': 'Reason',
  'ochiq.review.required': 'Write it in a few words',
  'ochiq.review.too-long': 'Shorten it to {count} characters',

  'ochiq.review.publish.title': 'Not published',
  'ochiq.review.publish.unsaved': 'Your changes have to be saved and reviewed before they are published.',

  'ochiq.review.fault.network': 'There is no connection to the panel. Check it, and try again once it is back.',
  'ochiq.review.fault.invalid': 'The panel sent something that the CMS does not understand. Reload the page, and try again.',
  'ochiq.review.fault.missing': 'This no longer exists. Reload the page.',
  'ochiq.review.fault.server': 'The server of the panel failed. Try again in a minute; tell the administrator if it fails again.',
} as const;

export type ReviewText = keyof typeof englishReview;

/** The same in another language. The compiler requires every text. */
export type ReviewTexts = Readonly<Record<ReviewText, string>>;
