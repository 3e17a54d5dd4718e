/** The texts about a redirect from the address of a file to another site. */
export const englishForeign = {
  'ochiq.foreign.title': 'Leads away from the site',
  'ochiq.foreign.warning':
    'An address of a file leads to another site: {host}. Readers take what they download there for a file of the institution. Only an administrator can publish this.',
  'ochiq.foreign.cell': 'to another site: {host}',
} as const;

export type ForeignText = keyof typeof englishForeign;

/** The same in another language. The compiler requires every text. */
export type ForeignTexts = Readonly<Record<ForeignText, string>>;

/** The texts about plans for an entry. `{minute}` is a day and a time in Tashkent. */
export const englishSchedule = {
  'ochiq.schedule.title': 'Planned publishing',
  'ochiq.schedule.action': 'What is to be done',
  'ochiq.schedule.publish': 'Publish',
  'ochiq.schedule.unpublish': 'Unpublish',
  'ochiq.schedule.minute': 'Day and time in Tashkent',
  'ochiq.schedule.add': 'Plan',
  'ochiq.schedule.cancel': 'Cancel',
  'ochiq.schedule.hint': 'For this language only. What is saved by that minute is published.',
  'ochiq.schedule.none': 'Nothing is planned for this language.',
  'ochiq.schedule.publish.waiting': 'Will be published: {minute}',
  'ochiq.schedule.publish.done': 'Published as planned: {minute}',
  'ochiq.schedule.publish.cancelled': 'Cancelled publication: {minute}',
  'ochiq.schedule.publish.failed': 'Was not published: {minute}',
  'ochiq.schedule.unpublish.waiting': 'Will be unpublished: {minute}',
  'ochiq.schedule.unpublish.done': 'Unpublished as planned: {minute}',
  'ochiq.schedule.unpublish.cancelled': 'Cancelled withdrawal: {minute}',
  'ochiq.schedule.unpublish.failed': 'Was not unpublished: {minute}',
  'ochiq.schedule.by': 'Planned by {name}',
  'ochiq.schedule.no-minute': 'Choose a day and a time.',
  'ochiq.schedule.over': 'This minute is over: choose a later one.',
  'ochiq.schedule.taken': 'Something is planned for this minute already.',
  'ochiq.schedule.broken': 'The plans could not be read or changed. Try again.',
} as const;

export type ScheduleText = keyof typeof englishSchedule;

/** The texts about submitted files. */
export const englishSentFiles = {
  'ochiq.sent-files.title': 'Files of the citizen',
  'ochiq.sent-files.none': 'No files came with it.',
  'ochiq.sent-files.care': 'They were checked when they came. They are deleted together with the message.',
  'ochiq.sent-files.save': 'Download',
  'ochiq.sent-files.save.name': 'Download: {name}',
  'ochiq.sent-files.failed': 'The file did not come. Try again; if that does not help, tell the administrator.',
  'ochiq.sent-files.broken': 'The list of files could not be read. Open this page again.',
  'ochiq.sent-files.kilobytes': '{amount} KB',
  'ochiq.sent-files.megabytes': '{amount} MB',
} as const;

export type SentFilesTextId = keyof typeof englishSentFiles;

/** The same in another language. The compiler requires every text. */
export type SentFilesTexts = Readonly<Record<SentFilesTextId, string>>;

/** The texts about references to an entry. */
export const englishUses = {
  // Strapi's own text: the reason is shown next to it.
  'upload.list.bulk-actions.delete.error': 'Nothing was deleted.',
  'ochiq.uses.title': 'Used by',
  'ochiq.uses.none': 'Nothing leads to this entry.',
  'ochiq.uses.broken': 'The list could not be read. It is tried again by itself.',
  'ochiq.uses.draft': 'draft',
  'ochiq.uses.hidden':
    '{count, plural, one {# entry that you may not read} other {# entries that you may not read, or that are not listed}}.',
} as const;

export type UsesTextId = keyof typeof englishUses;

/** The same in another language. The compiler requires every text. */
export type UsesTexts = Readonly<Record<UsesTextId, string>>;
