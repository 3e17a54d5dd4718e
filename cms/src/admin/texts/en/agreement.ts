import type { DifferenceKind } from '../../../content/agreement/agreement.ts';

const kinds = {
  'ochiq.agreement.kind.act': 'Act',
  'ochiq.agreement.kind.date': 'Date',
  'ochiq.agreement.kind.time': 'Time',
  'ochiq.agreement.kind.amount': 'Amount',
  'ochiq.agreement.kind.percentage': 'Percentage',
  'ochiq.agreement.kind.measure': 'Quantity',
  'ochiq.agreement.kind.phone': 'Phone number',
  'ochiq.agreement.kind.address': 'Address of a page or mailbox',
  'ochiq.agreement.kind.items': 'Number of items in a list',
  'ochiq.agreement.kind.rows': 'Number of rows in a table',
  'ochiq.agreement.kind.number': 'Number',
  'ochiq.agreement.kind.term': 'Term',
} as const satisfies Record<`ochiq.agreement.kind.${DifferenceKind}`, string>;

/** What the languages of an entry say differently. `{language}` is the name of a language in itself. */
export const englishAgreement = {
  ...kinds,
  'ochiq.agreement.title': 'Do the languages say the same?',
  'ochiq.agreement.none': 'No difference was noticed.',
  'ochiq.agreement.hint': 'Numbers, dates, acts and addresses of this text and of the other languages. You can publish all the same.',
  'ochiq.agreement.reading': 'Comparing…',
  'ochiq.agreement.broken': 'The languages could not be compared. Press “Compare again”.',
  'ochiq.agreement.again': 'Compare again',
  'ochiq.agreement.heading': '{kind} in “{field}”',
  'ochiq.agreement.side': '{language}:',
  'ochiq.agreement.draft': '{language}, draft:',
  'ochiq.agreement.missing': 'not mentioned',
  'ochiq.agreement.go': 'Go to it',
  'ochiq.agreement.go-to': 'Go to it: {words}',
  'ochiq.agreement.open': 'Open this language',
  'ochiq.agreement.open-at': 'Open this language: {language}, {words}',
  'ochiq.agreement.accept': 'It is right so…',
  'ochiq.agreement.accept-about': 'It is right so… {words}',
  'ochiq.agreement.accept-title': 'Accept the difference',
  'ochiq.agreement.accept-lead': 'It is not shown again while both languages say exactly this. Your name and the reason are recorded.',
  'ochiq.agreement.reason': 'Why it is right so',
  'ochiq.agreement.accepted': 'Accepted differences',
  'ochiq.agreement.accepted-by': '{by}, {at}: {reason}',
  'ochiq.agreement.more': '{count, plural, one {# more difference} other {# more differences}}',
  'ochiq.agreement.question': 'The languages say different things',
  'ochiq.agreement.question-lead':
    'Readers of another language would read something else. Mend this text, or accept the difference with a reason beside the form.',
  'ochiq.agreement.publish': 'Publish all the same',
  'ochiq.agreement.plan': 'Plan it all the same',
} as const;

export type AgreementTextId = keyof typeof englishAgreement;

/** The same in another language. The compiler requires every text. */
export type AgreementTexts = Readonly<Record<AgreementTextId, string>>;
