/** The texts about templates of pages. Hints stand in double brackets, as templates write them. */
export const englishStarters = {
  'ochiq.starters.title': 'Start from a template',
  'ochiq.starters.lead':
    'A template fills the form with blocks and with hints: [[what to write here]]. Replace each hint or delete it: a page with hints can’t be published.',
  'ochiq.starters.empty': 'Empty page',
  'ochiq.starters.empty.note': 'Put it together yourself from blocks.',
  'ochiq.starters.programme': 'Programme',
  'ochiq.starters.programme.note': 'Aims, figures, stages, who is responsible.',
  'ochiq.starters.service': 'Service',
  'ochiq.starters.service.note': 'Who can apply, documents, steps, time and fee.',
  'ochiq.starters.contact-point': 'Contact point',
  'ochiq.starters.contact-point.note': 'Address, opening hours, telephone, how to get there.',
  'ochiq.starters.campaign': 'Campaign',
  'ochiq.starters.campaign.note': 'What people should do, why, and when.',
  'ochiq.starters.report': 'Report',
  'ochiq.starters.report.note': 'Main figures, plan and result, what comes next.',
  'ochiq.starters.filled': 'The form is filled: {name}. You can still choose another template until you change something.',
} as const;

export type StartersText = keyof typeof englishStarters;

/** The same in another language. The compiler requires every text. */
export type StartersTexts = Readonly<Record<StartersText, string>>;

/** The texts about copying an entry. */
export const englishDuplicate = {
  'ochiq.duplicate.label': 'Duplicate',
  'ochiq.duplicate.title': 'Duplicate with all languages?',
  'ochiq.duplicate.body':
    'A new draft is made with all languages, relations and blocks of this entry. Its titles are marked as a copy and its addresses are new. What you have not saved is not copied, and nothing is published.',
  'ochiq.duplicate.done': 'This is the copy: a draft in all languages of the original.',
  'ochiq.duplicate.empty': 'This is the copy. Fill in what it can’t take over: {fields}',
  'ochiq.duplicate.failed': 'Nothing was copied. {reason}',
} as const;

export type DuplicateText = keyof typeof englishDuplicate;

/** The same in another language. The compiler requires every text. */
export type DuplicateTexts = Readonly<Record<DuplicateText, string>>;

/** The texts about pages that have to be read again. `{day}` is a day: 20.11.2026. */
export const englishReviews = {
  'ochiq.reviews.title': 'Pages to review',
  'ochiq.reviews.unit': 'Pages of the unit',
  'ochiq.reviews.all': 'All units',
  'ochiq.reviews.due': 'Review was due on {day}',
  'ochiq.reviews.soon': 'Review by {day}',
  'ochiq.reviews.nobody': 'No unit answers for it',
  'ochiq.reviews.none': 'No page has to be reviewed in the next 30 days.',
  'ochiq.reviews.more': '{count, plural, one {# more page} other {# more pages}}',
  'ochiq.reviews.broken': 'The list could not be read. Open this page again.',
} as const;

export type ReviewsText = keyof typeof englishReviews;

/** The same in another language. The compiler requires every text. */
export type ReviewsTexts = Readonly<Record<ReviewsText, string>>;
